import type { Offset } from '../../../geo/tangent-plane.ts';
import { legSeconds, TURN_RATE } from '../../estimate.ts';
import { cellsOf } from './cells.ts';
import type { Edges } from './edges.ts';
import { flightSeconds, type Flight, type Lane, type Manner } from './flight-points.ts';
import { lanePieces, type LanePieces } from './lane-pieces.ts';
import { EVERY_ORDER, orderVisits, type Distance, type Stop } from './visit-order.ts';
import { beginOf, endOf, visitsOf, type Leg, type Visit } from './visit.ts';
import { lengthOf, metresApart, wayInside } from './way-inside.ts';

/** How an area is to be swept. */
export interface Sweeping {
  /** Metres between two lanes. */
  spacing: number;
  /** Metres that a lane goes on beyond the area. */
  turnaround: number;
  /** Lanes from one to the next that is flown: more than one where they are closer than a turn is wide. */
  skip: number;
  manner: Manner;
}

/** Lanes at one angle, the order of their cells not settled yet. */
interface Grid {
  pieces: LanePieces;
  cells: Visit[][];
}

function gridAt(edges: Edges, degrees: number, { spacing, skip }: Sweeping): Grid {
  const pieces = lanePieces(edges, degrees, spacing);
  return { pieces, cells: cellsOf(pieces).map((cell) => visitsOf(pieces, cell, skip)) };
}

/** About how long an area takes at this angle, with every way taken for straight. */
export function roughSeconds(edges: Edges, degrees: number, sweeping: Sweeping): number {
  const { pieces, cells } = gridAt(edges, degrees, sweeping);
  const { speed, acceleration, stops } = sweeping.manner;
  const pace = stops ? 0 : speed / 2;
  let seconds = 0;
  for (let piece = 0; piece < pieces.count; piece++) {
    seconds += legSeconds(pieces.end[piece]! - pieces.begin[piece]! + 2 * sweeping.turnaround, pace, pace, speed, acceleration);
  }
  const stopsAt = orderVisits(cells, metresApart, EVERY_ORDER.quick);
  const turn = stops ? 180 / TURN_RATE : 0;
  for (const [index, { cell, way }] of stopsAt.entries()) {
    const { legs, between, enters } = cells[cell]![way]!;
    const count = legs.length - 1;
    if (count > 0) seconds += count * (legSeconds(between / count, pace, pace, speed, acceleration) + turn);
    const before = stopsAt[index - 1];
    if (before) seconds += legSeconds(metresApart(cells[before.cell]![before.way]!.leaves, enters), pace, pace, speed, acceleration) + turn;
  }
  return seconds;
}

/** Cells so few, of areas with so few sides, are ordered by the ways that are really flown between them. */
const REAL_WAYS = { cells: 12, sides: 1_000 } as const;

/** Lanes at this angle in the order in which they are flown, from a place where one is given. */
export function sweepAt(edges: Edges, degrees: number, sweeping: Sweeping, start?: Offset): Flight {
  const { pieces, cells } = gridAt(edges, degrees, sweeping);
  const flightOf = (distance: Distance) => flightAlong(edges, pieces, cells, orderVisits(cells, distance, EVERY_ORDER.thorough, start));
  const straight = flightOf(metresApart);
  const isSimple = cells.length < 2 || cells.length > REAL_WAYS.cells || edges.next.length > REAL_WAYS.sides;
  if (isSimple) return straight;
  const real = flightOf((from, to) => lengthOf([from, ...wayInside(edges, from, to), to]));
  const seconds = (flight: Flight) => flightSeconds(flight, sweeping.turnaround, sweeping.manner);
  return seconds(real) < seconds(straight) - 1e-6 ? real : straight;
}

function flightAlong(edges: Edges, pieces: LanePieces, cells: readonly Visit[][], stops: readonly Stop[]): Flight {
  const lanes: Lane[] = [];
  const ways: Offset[][] = [];
  let before: Leg | undefined;
  for (const leg of stops.flatMap(({ cell, way }) => cells[cell]![way]!.legs)) {
    const lane = { from: beginOf(pieces, leg), to: endOf(pieces, leg) };
    // Along one side of the area nothing can be in between.
    const isAlongSide = before && edgeAt(pieces, { ...before, isBack: !before.isBack }) === edgeAt(pieces, leg);
    ways.push(before && !isAlongSide ? wayInside(edges, lanes.at(-1)!.to, lane.from) : []);
    lanes.push(lane);
    before = leg;
  }
  return { lanes, ways };
}

/** The side of the area that a leg begins on. */
const edgeAt = ({ beginEdge, endEdge }: LanePieces, { piece, isBack }: Leg): number => (isBack ? endEdge : beginEdge)[piece]!;
