import type { Offset } from '../../../geo/tangent-plane.ts';
import { metresApart, type Edges } from './edges.ts';
import { JOINT_M, type Flight, type Lane } from './flight-points.ts';
import type { Hem } from './hems.ts';
import { nearestEnd, nearestEnds } from './nearest-end.ts';
import { wayInside } from './way-inside.ts';

/** Spacings: most hems begin or end where a lane does. */
const AROUND = 4;

const isThere = (lane: number | undefined): lane is number => lane !== undefined;

/** A flight with each hem flown on the way between two of its lanes, or before the first or behind the last: wherever that is about the least way round. */
export function hemmed(edges: Edges, flight: Flight, hems: readonly Hem[], spacing: number): Flight {
  if (hems.length === 0) return flight;
  const before = new Map<number, Hem[]>();
  const nearest = nearestEnds(
    hems.flatMap((hem) => [hem[0]!, hem.at(-1)!]),
    flight.lanes,
    AROUND * spacing,
  );
  for (const [index, hem] of hems.entries()) {
    const place = leastWayRound(flight.lanes, nearest.slice(2 * index, 2 * index + 2).filter(isThere), hem);
    before.set(place, [...(before.get(place) ?? []), hem]);
  }
  const [lanes, ways]: [Lane[], (readonly Offset[])[]] = [[], []];
  for (let place = 0; place <= flight.lanes.length; place++) {
    const [lane, here] = [flight.lanes[place], before.get(place)];
    for (const along of here ? inTurn(here, flight.lanes[place - 1]?.to, lane?.from) : []) {
      ways.push(wayTo(edges, lanes.at(-1), along));
      lanes.push(along);
    }
    if (!lane) continue;
    ways.push(here ? wayTo(edges, lanes.at(-1), lane) : flight.ways[place]!);
    lanes.push(lane);
  }
  return { lanes, ways };
}

const wayTo = (edges: Edges, before: Lane | undefined, lane: Lane): Offset[] => (before ? wayInside(edges, before.to, lane.from) : []);

/** Before which lane: one of the places around those that end next to it. */
function leastWayRound(lanes: readonly Lane[], nearest: readonly number[], hem: Hem): number {
  let [place, least] = [0, Infinity];
  for (const lane of nearest.length > 0 ? nearest : [nearestEnd(hem[0]!, lanes)]) {
    for (const at of [lane, lane + 1]) {
      const [before, after] = [lanes[at - 1], lanes[at]];
      const straight = before && after ? metresApart(before.to, after.from) : 0;
      const more = Math.min(...bothWays(hem).map((way) => metresRound(way, before?.to, after?.from))) - straight;
      if (more < least - 1e-6) [place, least] = [at, more];
    }
  }
  return place;
}

const bothWays = (hem: Hem): Hem[] => [hem, hem.toReversed()];

const metresRound = (hem: Hem, before: Offset | undefined, after: Offset | undefined): number =>
  (before ? metresApart(before, hem[0]!) : 0) + (after ? metresApart(hem.at(-1)!, after) : 0);

/** Each begun at the end that makes the way shorter, the nearest first. */
function inTurn(hems: readonly Hem[], before: Offset | undefined, after: Offset | undefined): Lane[] {
  const [left, lanes] = [[...hems], [] as Lane[]];
  for (let at = before; left.length > 0; at = lanes.at(-1)!.to) {
    const onwards = left.length === 1 ? after : undefined;
    const ways = left.flatMap((hem, index) => bothWays(hem).map((way) => ({ index, way, metres: metresRound(way, at, onwards) })));
    const next = ways.reduce((best, way) => (way.metres < best.metres ? way : best));
    left.splice(next.index, 1);
    lanes.push(...lanesAlong(next.way));
  }
  return lanes;
}

/** Behind a corner each begins a little later, since two waypoints in one place are a fault; what is hardly longer than that is left, whichever way it is flown. */
const lanesAlong = (hem: Hem): Lane[] =>
  hem.slice(1).flatMap((to, index) => {
    const corner = hem[index]!;
    const share = JOINT_M / metresApart(corner, to);
    if (share >= 0.5) return [];
    if (index === 0) return [{ from: corner, to }];
    return [{ from: { north: corner.north + (to.north - corner.north) * share, east: corner.east + (to.east - corner.east) * share }, to }];
  });
