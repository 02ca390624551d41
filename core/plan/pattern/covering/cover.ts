import type { Offset } from '../../../geo/tangent-plane.ts';
import { candidateAngles } from './angles.ts';
import type { Edges } from './edges.ts';
import { flightSeconds, type Flight } from './flight-points.ts';
import { roughSeconds, sweepAt, type Sweeping } from './sweep.ts';
import { wayInside } from './way-inside.ts';

export interface Covering extends Sweeping {
  /** Degrees from north; nothing for whichever takes the shortest time. */
  angle: number | null;
  /** A second time, across the first. */
  isCrossed: boolean;
}

export interface Covered {
  flight: Flight;
  degrees: number;
}

/** Lanes and corners that may be looked at while angles are weighed, and angles that are worked out to the end. */
const WEIGHED_MAX = 40_000;
const FINALISTS = 3;

/** All of an area, at the angle that was asked for or at the one that takes the shortest time. */
export function cover(edges: Edges, covering: Covering, start?: Offset): Covered {
  if (covering.angle !== null) return { flight: flightAt(edges, covering.angle, covering, start), degrees: covering.angle };
  let best: Covered | undefined;
  let least = Infinity;
  for (const degrees of finalists(edges, covering)) {
    const flight = flightAt(edges, degrees, covering, start);
    const seconds = flightSeconds(flight, covering.turnaround, covering.manner);
    // A hair is no difference: which of two equal angles comes first must not hang on the order of the corners.
    if (seconds < least * (1 - 1e-9)) [best, least] = [{ flight, degrees }, seconds];
  }
  return best!;
}

function finalists(edges: Edges, covering: Covering): number[] {
  const candidates = candidateAngles(edges, covering.spacing);
  const weighed: { degrees: number; seconds: number }[] = [];
  let work = 0;
  for (const { degrees, pieces } of candidates) {
    if (work > WEIGHED_MAX && weighed.length >= FINALISTS) break;
    work += (pieces + edges.next.length) * (covering.isCrossed ? 2 : 1);
    const across = covering.isCrossed ? roughSeconds(edges, degrees + 90, covering) : 0;
    weighed.push({ degrees, seconds: roughSeconds(edges, degrees, covering) + across });
  }
  return weighed
    .sort((a, b) => a.seconds - b.seconds || a.degrees - b.degrees)
    .slice(0, FINALISTS)
    .map(({ degrees }) => degrees);
}

function flightAt(edges: Edges, degrees: number, covering: Covering, start?: Offset): Flight {
  const once = sweepAt(edges, degrees, covering, start);
  const end = once.lanes.at(-1)?.to;
  if (!covering.isCrossed || !end) return once;
  const across = sweepAt(edges, degrees + 90, covering, end);
  return joined(once, across, wayInside(edges, end, across.lanes[0]?.from ?? end));
}

/** One flight after another, with these corners on the way to the second. */
export const joined = (one: Flight, other: Flight, way: Offset[]): Flight => ({
  lanes: [...one.lanes, ...other.lanes],
  ways: [...one.ways, ...other.ways.map((corners, index) => (index === 0 ? way : corners))],
});
