import type { Offset } from '../../../geo/tangent-plane.ts';
import { exactTour } from './exact-tour.ts';
import { mendedTour } from './mended-tour.ts';
import { bestWays, cellOf, NOWHERE, tourOf, type Distance, type Stop, type Tour } from './tour.ts';
import { WAYS, type Visit } from './visit.ts';

/** How much is tried: cells of which the very shortest order is found, and rounds of mending where there are more. */
export interface Care {
  everyOrder: number;
  beginnings: number;
  rounds: number;
  /** More are not mended at all. */
  mendedMax: number;
}

/** For what is flown, and for weighing one angle among many. */
export const THOROUGH: Care = { everyOrder: 10, beginnings: 3, rounds: 20, mendedMax: Infinity };
export const QUICK: Care = { everyOrder: 3, beginnings: 1, rounds: 1, mendedMax: 250 };

/** Up to so many the orders from all beginnings are mended, because a worse one may be mended to a better; beyond, only the best. */
const MENDED_EACH_MAX = 30;
/** Beyond so many the nearest is not looked for among all: they stay in the order of the lines. */
const NEAREST_MAX = 1_500;

/** An order of all cells, and a way through each, that is short between them; from a place, where one is given. */
export function orderVisits(cells: readonly (readonly Visit[])[], distance: Distance, care: Care, start?: Offset): Stop[] {
  if (cells.length === 0) return [];
  const tour = tourOf(cells.flat(), distance, start);
  if (cells.length <= care.everyOrder) return exactTour(tour);
  const orders = firstOrders(tour, care, start !== undefined);
  if (cells.length > care.mendedMax) return best(tour, orders);
  if (cells.length > MENDED_EACH_MAX) return mendedTour(tour, best(tour, orders), care.rounds);
  const mended = orders.map((order) => mendedTour(tour, bestWays(tour, order).stops, care.rounds));
  return best(
    tour,
    mended.map((stops) => stops.map(cellOf)),
  );
}

function firstOrders(tour: Tour, { beginnings }: Care, hasStart: boolean): number[][] {
  if (tour.cells > NEAREST_MAX) return [Array.from({ length: tour.cells }, (_, cell) => cell)];
  if (hasStart) return [nearestFrom(tour, NOWHERE)];
  return Array.from({ length: beginnings }, (_, turn) =>
    nearestFrom(tour, Math.floor((turn * (tour.cells - 1)) / Math.max(1, beginnings - 1))),
  );
}

function best(tour: Tour, orders: readonly number[][]): Stop[] {
  let [stops, least] = [[] as Stop[], Infinity];
  for (const order of orders) {
    const found = bestWays(tour, order);
    if (found.length < least - 1e-6) [stops, least] = [found.stops, found.length];
  }
  return stops;
}

/** Always on to the cell that is nearest, in whichever way. */
function nearestFrom(tour: Tour, first: number): number[] {
  const left = Array.from({ length: tour.cells }, (_, cell) => cell);
  const order: number[] = [];
  let at = NOWHERE;
  const take = (place: number, way: number) => {
    const cell = left[place]!;
    order.push(cell);
    at = cell * WAYS + way;
    left[place] = left.at(-1)!;
    left.pop();
  };
  if (first !== NOWHERE) take(first, 0);
  while (left.length > 0) {
    let nearest = 0;
    let nearestWay = 0;
    let least = Infinity;
    for (let place = 0; place < left.length; place++) {
      for (let way = 0; way < WAYS; way++) {
        const metres = tour.gap(at, left[place]! * WAYS + way);
        if (metres >= least) continue;
        nearest = place;
        nearestWay = way;
        least = metres;
      }
    }
    take(nearest, nearestWay);
  }
  return order;
}
