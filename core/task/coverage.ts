import { isInside, metresToSide } from '../geo/polygon.ts';
import type { Position } from '../geo/position.ts';
import { tangentPlane, type Offset } from '../geo/tangent-plane.ts';
import { photographyOf, resolutionAt } from '../plan/pattern/footprint.ts';
import type { Parameters } from './parameters.ts';
import type { TaskPlan } from './plan.ts';

/** As fine as a figure needs to be that is read in percent. */
const CELLS_ACROSS = 80;
/** No aircraft flies its lanes to the centimetre. */
const LEEWAY = 1.15;

/** Metres to either side of its way that are seen to; nothing of a plan that covers nothing. */
function reachOf(plan: TaskPlan, { spacing, height, frontOverlap, sideOverlap }: Parameters): number | undefined {
  if (plan.type === 'area') return spacing === undefined ? undefined : (spacing / 2) * LEEWAY;
  if (plan.type !== 'orthophoto' && plan.type !== 'oblique') return undefined;
  if (height === undefined || frontOverlap === undefined || sideOverlap === undefined) return undefined;
  const { camera } = plan;
  return (photographyOf({ camera, resolution: resolutionAt(camera, height), frontOverlap, sideOverlap }).spacing / 2) * LEEWAY;
}

const span = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Longitude and latitude in turn; NaN is a gap. */
export type Track = readonly number[];

function sidesOf(track: Track, offsetOf: (place: Position) => Offset): [Offset, Offset][] {
  const sides: [Offset, Offset][] = [];
  let last: Offset | undefined;
  for (let at = 0; at + 1 < track.length; at += 2) {
    const [longitude, latitude] = [track[at]!, track[at + 1]!];
    const next = Number.isNaN(longitude) || Number.isNaN(latitude) ? undefined : offsetOf({ longitude, latitude });
    if (last && next) sides.push([last, next]);
    last = next;
  }
  return sides;
}

export interface Coverage {
  /** One flight after another: all the ways of many would fill the memory. */
  add(track: Track): void;
  /** Of what was drawn, that the flights so far have been over, as near as their lanes are to be. */
  squareMetres(): number;
}

/** Nothing where nothing is to be covered. */
export function coverageOf(plan: TaskPlan, parameters: Parameters): Coverage | undefined {
  const reach = reachOf(plan, parameters);
  if (reach === undefined || !('area' in plan) || plan.area.length < 3) return undefined;
  const { offsetOf } = tangentPlane(plan.area[0]!);
  const corners = plan.area.map(offsetOf);
  const [south, north] = span(corners.map((corner) => corner.north));
  const [west, east] = span(corners.map((corner) => corner.east));
  const size = Math.max(north - south, east - west) / CELLS_ACROSS;
  const cellsIn = (from: number, to: number, begin: number, end: number): [number, number] => [
    Math.max(0, Math.floor((from - begin) / size - 0.5)),
    Math.min(Math.ceil((end - begin) / size), Math.ceil((to - begin) / size + 0.5)),
  ];
  const covered = new Set<number>();
  const fly = ([a, b]: [Offset, Offset]) => {
    const [[low, high], [left, right]] = [span([a.north, b.north]), span([a.east, b.east])];
    const [firstRow, lastRow] = cellsIn(low - reach, high + reach, south, north);
    const [firstColumn, lastColumn] = cellsIn(left - reach, right + reach, west, east);
    for (let row = firstRow; row < lastRow; row++)
      for (let column = firstColumn; column < lastColumn; column++) {
        const key = row * (CELLS_ACROSS + 1) + column;
        const cell = { north: south + (row + 0.5) * size, east: west + (column + 0.5) * size };
        if (!covered.has(key) && metresToSide(a, b, cell) <= reach && isInside(corners, cell)) covered.add(key);
      }
  };
  return {
    add: (track) => sidesOf(track, offsetOf).forEach(fly),
    squareMetres: () => covered.size * size * size,
  };
}
