import type { Offset } from '../../../geo/tangent-plane.ts';
import { TURN_RATE } from '../../estimate.ts';
import { legSeconds } from '../../legs.ts';
import { cellsOf } from './cells.ts';
import { metresApart, type Edges } from './edges.ts';
import { flightSeconds, type Flight, type Lane, type Manner } from './flight-points.ts';
import { lanePieces, type LanePieces } from './lane-pieces.ts';
import { cellOf, wayOf, type Distance, type Stop } from './tour.ts';
import { orderVisits, QUICK, THOROUGH } from './visit-order.ts';
import { beginOf, endOf, flyable, legsOf, type Flyable, type Leg } from './visit.ts';
import { lengthOf, wayInside } from './way-inside.ts';
import { wingedMetres, wingedSweep } from '../winged/winged-sweep.ts';

/** How an area is to be swept. */
export interface Sweeping {
  /** Metres between two lanes. */
  spacing: number;
  manner: Manner;
}

/** Lanes at one angle, by cells whose order is not settled yet. */
export interface Grid {
  pieces: LanePieces;
  cells: Flyable[];
}

export function gridAt(edges: Edges, degrees: number, { spacing }: Sweeping): Grid {
  const pieces = lanePieces(edges, degrees, spacing);
  return { pieces, cells: cellsOf(pieces).map((cell) => flyable(pieces, cell)) };
}

/** Seconds that lanes and the turns between them take about, and those from cell to cell, with every way taken for straight. */
export interface Rough {
  lanes: number;
  between: number;
}

export function roughSeconds(grid: Grid, sweeping: Sweeping): Rough {
  const { pieces, cells } = grid;
  const { speed, acceleration, stops, turnaround, turnRadius } = sweeping.manner;
  if (turnRadius > 0) return { lanes: lengthOfLanes(pieces) / speed, between: wingedMetres(grid, sweeping) / speed };
  const pace = stops ? 0 : speed / 2;
  const turn = stops ? 180 / TURN_RATE : 0;
  const flown = (metres: number) => legSeconds(metres, pace, pace, speed, acceleration);
  const visits = cells.map((cell) => cell.visits);
  const rough: Rough = { lanes: 0, between: 0 };
  for (let piece = 0; piece < pieces.count; piece++) rough.lanes += flown(pieces.end[piece]! - pieces.begin[piece]! + 2 * turnaround);
  let last: Offset | undefined;
  for (const stop of orderVisits(visits, metresApart, QUICK)) {
    const { between, enters, leaves } = visits[cellOf(stop)]![wayOf(stop)]!;
    const turns = cells[cellOf(stop)]!.order.length - 1;
    if (turns > 0) rough.lanes += turns * (flown(between / turns) + turn);
    if (last) rough.between += flown(metresApart(last, enters)) + turn;
    last = leaves;
  }
  return rough;
}

function lengthOfLanes({ count, begin, end }: LanePieces): number {
  let metres = 0;
  for (let piece = 0; piece < count; piece++) metres += end[piece]! - begin[piece]!;
  return metres;
}

/** Cells so few, of areas with so few sides, are ordered by the ways that are really flown between them. */
const REAL_WAYS = { cells: 12, sides: 1_000 } as const;

/** Lanes in the order in which they are flown, from a place where one is given. */
export function sweepAlong(edges: Edges, grid: Grid, sweeping: Sweeping, start?: Offset): Flight {
  const { pieces, cells } = grid;
  if (sweeping.manner.turnRadius > 0) return wingedSweep(grid, sweeping, start);
  const visits = cells.map((cell) => cell.visits);
  const flightOf = (distance: Distance) => flightAlong(edges, pieces, cells, orderVisits(visits, distance, THOROUGH, start));
  const straight = flightOf(metresApart);
  if (cells.length < 2 || cells.length > REAL_WAYS.cells || edges.next.length > REAL_WAYS.sides) return straight;
  const real = flightOf((from, to) => lengthOf([from, ...wayInside(edges, from, to), to]));
  const seconds = (flight: Flight) => flightSeconds(flight, sweeping.manner);
  return seconds(real) < seconds(straight) - 1e-6 ? real : straight;
}

function flightAlong(edges: Edges, pieces: LanePieces, cells: readonly Flyable[], stops: readonly Stop[]): Flight {
  const lanes: Lane[] = [];
  const ways: Offset[][] = [];
  let lastEdge = -1;
  for (const stop of stops) {
    const { cell, order } = cells[cellOf(stop)]!;
    for (const leg of legsOf(cell, order, wayOf(stop))) {
      const lane = { from: beginOf(pieces, leg), to: endOf(pieces, leg) };
      const before = lanes.at(-1);
      // Along one side of the area nothing can be in between.
      ways.push(!before || lastEdge === edgeAt(pieces, leg, leg.isBack) ? [] : wayInside(edges, before.to, lane.from));
      lanes.push(lane);
      lastEdge = edgeAt(pieces, leg, !leg.isBack);
    }
  }
  return { lanes, ways };
}

/** The side of the area at one end of a leg. */
const edgeAt = ({ beginEdge, endEdge }: LanePieces, { piece }: Leg, atEnd: boolean): number => (atEnd ? endEdge : beginEdge)[piece]!;
