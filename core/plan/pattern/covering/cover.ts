import type { Offset } from '../../../geo/tangent-plane.ts';
import { TURN_RATE } from '../../estimate.ts';
import { candidateAngles } from './angles.ts';
import type { Edges } from './edges.ts';
import { flightSeconds, type Flight, type Manner } from './flight-points.ts';
import { gridAt, roughSeconds, sweepAlong, type Grid, type Sweeping } from './sweep.ts';
import { runAlong, wayBetween } from '../winged/runs.ts';
import { wayInside } from './way-inside.ts';

export interface Covering extends Sweeping {
  /** Degrees from north; nothing for whichever takes the shortest time. */
  angle: number | null;
  /** Metres between lanes of a second time, across the first; nothing where once is enough. */
  across: number | null;
}

export interface Covered {
  flight: Flight;
  /** How many of its lanes are of the first time. */
  once: number;
  degrees: number;
}

/** Lanes once along and, where they are crossed, once across. */
interface Laid {
  degrees: number;
  grids: Grid[];
  seconds: number;
}

/** Angles that are weighed, and lanes and sides that may be looked at meanwhile; and angles that are worked out to the end. */
const ANGLES_MAX = 120;
const WEIGHED_MAX = 15_000;
const WEIGHED_MIN = 3;
const FINALISTS = 6;
/** On wings each of them takes as long as all of the others. */
const WINGED_FINALISTS = 3;
/** With so many lanes and sides the rough time tells angles apart well enough: only the best is worked out. */
const MANY = 2_000;

/** By what was asked for: whoever begins the same lanes elsewhere need not weigh the angles again. */
const laidFor = new WeakMap<Covering, Pick<Laid, 'degrees' | 'grids'>[]>();

function laidOut(edges: Edges, covering: Covering): Pick<Laid, 'degrees' | 'grids'>[] {
  const known = laidFor.get(covering);
  if (known) return known;
  const laid = covering.angle === null ? finalists(edges, covering) : [laidAt(edges, covering.angle, covering)];
  laidFor.set(covering, laid);
  return laid;
}

/** All of an area, at the angle that was asked for or at the one that takes the shortest time. */
export function cover(edges: Edges, covering: Covering, start?: Offset): Covered {
  let best: Covered | undefined;
  let least = Infinity;
  const last = laidOut(edges, covering);
  for (const { degrees, grids } of last) {
    const { flight, once } = flightAlong(edges, grids, covering, start);
    if (last.length === 1) return { flight, once, degrees };
    const seconds = flightSeconds(flight, covering.manner);
    // A hair is no difference: which of two equal angles comes first must not hang on the order of the corners.
    if (seconds < least * (1 - 1e-9)) [best, least] = [{ flight, once, degrees }, seconds];
  }
  return best!;
}

const sweepingAcross = ({ manner, across }: Covering): Sweeping | undefined => (across === null ? undefined : { manner, spacing: across });

function laidAt(edges: Edges, degrees: number, covering: Covering): { degrees: number; grids: Grid[] } {
  const across = sweepingAcross(covering);
  return { degrees, grids: [gridAt(edges, degrees, covering), ...(across ? [gridAt(edges, degrees + 90, across)] : [])] };
}

/** What one more lane takes at least. */
function turnSecondsOf({ speed, acceleration, stops, turnRadius }: Manner): number {
  if (turnRadius > 0) return (Math.PI * turnRadius) / speed;
  return stops ? 180 / TURN_RATE + speed / acceleration : 1;
}

/** Angles with ever more turns are weighed until no order of their cells could make up for these. */
function finalists(edges: Edges, covering: Covering): Laid[] {
  const weighed: Laid[] = [];
  const turnSeconds = turnSecondsOf(covering.manner);
  const candidates = candidateAngles(edges, covering.spacing, covering.across).slice(0, ANGLES_MAX);
  let [work, least, between] = [0, Infinity, 0];
  for (const { degrees, pieces } of candidates) {
    const more = (pieces - candidates[0]!.pieces - 2) * turnSeconds;
    if (weighed.length >= (work > WEIGHED_MAX ? WEIGHED_MIN : FINALISTS) && (work > WEIGHED_MAX || more > between)) break;
    work += pieces + edges.next.length;
    const laid = laidAt(edges, degrees, covering);
    const roughly = laid.grids.map((grid) => roughSeconds(grid, covering));
    const seconds = roughly.reduce((sum, rough) => sum + rough.lanes + rough.between, 0);
    if (seconds < least) [least, between] = [seconds, roughly.reduce((sum, rough) => sum + rough.between, 0)];
    weighed.push({ ...laid, seconds });
  }
  const few = covering.manner.turnRadius > 0 ? WINGED_FINALISTS : FINALISTS;
  const count = candidates[0]!.pieces + edges.next.length > MANY ? 1 : few;
  return weighed.sort((a, b) => a.seconds - b.seconds || a.degrees - b.degrees).slice(0, count);
}

function flightAlong(edges: Edges, [along, across]: readonly Grid[], covering: Covering, start?: Offset): Omit<Covered, 'degrees'> {
  const once = sweepAlong(edges, along!, covering, start);
  const end = once.lanes.at(-1)?.to;
  const sweeping = sweepingAcross(covering);
  if (!across || !sweeping || !end) return { flight: once, once: once.lanes.length };
  const again = sweepAlong(edges, across, sweeping, end);
  const [last, next] = [once.lanes.at(-1)!, again.lanes[0]];
  const way = !next
    ? []
    : covering.manner.turnRadius > 0
      ? wayBetween(runAlong(last), runAlong(next), covering.manner)
      : wayInside(edges, end, next.from);
  return {
    flight: {
      lanes: [...once.lanes, ...again.lanes],
      ways: [...once.ways, ...again.ways.map((corners, index) => (index === 0 ? way : corners))],
    },
    once: once.lanes.length,
  };
}
