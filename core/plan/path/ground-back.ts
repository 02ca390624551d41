import type { Way } from '../../airspace/engine/check.ts';
import { emptyHull, fillHull } from '../../airspace/engine/hull.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import { spot, type Piece } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import type { Refuge } from '../../vehicle/rally.ts';
import type { Route } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import { ABOVE_GROUND } from './above-ground.ts';
import { frameOf, type Home } from './course.ts';
import { havensFrom, havensOf } from './haven.ts';
import type { Performance } from './performance.ts';
import { groundReturns, heightsOver, leastAbove, type GroundReturn } from './ground-returns.ts';
import type { BackGround, Fan } from './ways-back.ts';
import { returnsByItself } from './ways-besides.ts';

/** Ways back that lead as high above the ground all the way, once with each way to count how high that is. */
export interface GroundBack {
  /** As high above the ground below them. */
  overGround: Way;
  /** As the route counts: what counts from the sea or from home is met by it. */
  asCounted: Way;
}

/** Of a way back one piece at most for each so many shares of it, over the highest and the lowest ground there. */
const PARTS_MAX = 16;
/** Metres that the ground of one such piece may rise by: some thousand ways back of sixteen pieces each are felt. */
const EVEN_M = 5;

const hull = emptyHull();

/**
 * The ways back of what returns above the ground, by the ground that is known below them: from every point of the route, and from its last waypoint where it ends so. Nothing
 * where it counts from home, or nobody knows the ground.
 */
export function groundBack(route: Route, home: Home | undefined, terrain: Terrain, performance: Performance): GroundBack | undefined {
  const { datum, back } = terrain;
  if (!performance.returnsAboveGround || datum === null || !home) return undefined;
  const ending = endingReturns(route, home, terrain, performance).map((way) => endPieces(way, datum, performance));
  // Each a part of its own: in one part every piece of a way to a rally point is looked for among all that come before it.
  const ways = [...ending, ...(back ? fanPieces(back, datum, performance) : [])];
  return {
    overGround: { parts: ways.map(({ overGround }) => overGround), frame: ABOVE_GROUND },
    asCounted: { parts: ways.map(({ asCounted }) => asCounted), frame: frameOf(route, home) },
  };
}

interface Pieces {
  overGround: Piece[];
  asCounted: Piece[];
}

/** Home, and to the rally point that it takes for nearer. */
function endingReturns(route: Route, home: Home, terrain: Terrain, performance: Performance): GroundReturn[] {
  const last = route.waypoints.at(-1);
  if (!last || !returnsByItself(route)) return [];
  const taken = havensFrom(havensOf(home, 0, performance), performance, last).map(({ rally }) => rally?.number);
  return groundReturns(terrain, performance).filter(({ way }) => taken.includes(way.rally?.number));
}

/** Nobody asks when: it may be flown at any time of the flight. */
const pieceAt = (kind: Piece['kind'], waypoint: number, rally: Refuge | undefined): Piece => ({
  ...spot({ latitude: 0, longitude: 0 }, 0),
  kind,
  waypoint,
  laterMs: Infinity,
  ...(rally && { rally }),
});

/** Up where it is, along, and down where it comes back to. */
function endPieces(back: GroundReturn, datum: number, performance: Performance): Pieces {
  const { way, ground, above } = back;
  const { from, to, rally, waypoint } = way;
  const whole: Piece = { ...pieceAt('landing', waypoint, rally), margin: marginAt(performance.returnSpeed, performance) };
  const upright: Piece = { ...whole, margin: performance.navigationError };
  const heights = heightsOver(back, datum);
  const bow = fillHull(hull, [from, to]).bow;
  const [begin, own] = [heights[0]!, from.altitude + datum - ground[0]!];
  const highest = heights.findLast((height) => height !== undefined)!;
  const floor = rally ? -Infinity : to.altitude - performance.returnHeight;
  const up = { ...upright, corners: [from] };
  const down = { ...upright, corners: [to] };
  return {
    overGround: [
      { ...up, fromHeight: Math.min(own, above), toHeight: above },
      { ...whole, corners: [from, to], fromHeight: above, toHeight: above },
      { ...down, fromHeight: rally ? -Infinity : 0, toHeight: above },
    ],
    asCounted: [
      { ...up, fromHeight: Math.min(from.altitude, begin), toHeight: begin },
      ...partsOf([heights], (near, far) => [[between(from, to, near), between(from, to, far)]]).map((part) => ({
        ...whole,
        ...part,
        reach: bow,
      })),
      { ...down, fromHeight: floor, toHeight: highest },
    ],
  };
}

const known = new WeakMap<BackGround, { datum: number; performance: Performance; pieces: Pieces[] }>();

/** While a name is typed, the ground and the ways back are what they were. */
function fanPieces(back: BackGround, datum: number, performance: Performance): Pieces[] {
  const before = known.get(back);
  if (before?.datum === datum && before.performance === performance) return before.pieces;
  const pieces = back.fans.map((fan) => piecesOfFan(back, fan, datum, performance));
  known.set(back, { datum, performance, pieces });
  return pieces;
}

const NONE: Pieces = { overGround: [], asCounted: [] };

function piecesOfFan({ ways, ground }: BackGround, fan: Fan, datum: number, performance: Performance): Pieces {
  const beneath = fan.ends.map((end) => ground[end]!);
  const begins = knownOf(beneath.map((each) => each[0]));
  const places = knownOf(beneath.map((each) => each.at(-1)));
  // Where nobody knows how high it is there: it is held to the air as it counts from home.
  if (begins.length === 0 || (fan.rally && places.length === 0)) return NONE;
  const [one, other] = fan.ends;
  const [{ from: a, to: end }, { from: b }] = [ways[one]!, ways[other]!];
  const least = (metres: number, begin: number, place: number) =>
    leastAbove(performance, metres + datum - begin, fan.rally && fan.leastBack + datum - place);
  const [lowBegin, highBegin] = [Math.min(...begins), Math.max(...begins)];
  const [lowPlace, highPlace] = [Math.min(...places), Math.max(...places)];
  const [low, high] = [least(fan.low, highBegin, highPlace), least(fan.high, lowBegin, lowPlace)];
  const corners = one === other ? [a, end] : [a, b, end];
  const bow = fillHull(hull, corners).bow;
  const whole: Piece = {
    ...pieceAt('return', fan.waypoint, fan.rally),
    corners,
    margin: marginAt(performance.returnSpeed, performance),
  };
  const climb: Piece = { ...whole, margin: performance.navigationError, corners: one === other ? [a] : [a, b] };
  const down: Piece = { ...climb, corners: [end] };
  const heights = beneath.map((each) => each.map((metres) => (metres === null ? undefined : metres - datum)));
  const triangles = (near: number, far: number): Piece['corners'][] => {
    const [begun, over, last] = [between(a, end, near), between(a, end, far), between(b, end, far)];
    return one === other
      ? [[begun, over]]
      : [
          [begun, between(b, end, near), last],
          [begun, over, last],
        ];
  };
  return {
    overGround: [
      { ...climb, fromHeight: Math.min(fan.low + datum - highBegin, low), toHeight: high },
      { ...whole, fromHeight: low, toHeight: high },
      { ...down, fromHeight: 0, toHeight: high },
    ],
    asCounted: [
      { ...climb, fromHeight: fan.low, toHeight: highBegin + high - datum },
      ...(places.length > 0 ? [{ ...down, fromHeight: lowPlace - datum, toHeight: highPlace + high - datum }] : []),
      ...partsOf(heights, triangles).map((part) => ({
        ...whole,
        corners: part.corners,
        fromHeight: part.fromHeight + low,
        toHeight: part.toHeight + high,
        reach: bow,
      })),
    ],
  };
}

const knownOf = (heights: readonly (number | null | undefined)[]): number[] => heights.filter((height) => typeof height === 'number');

interface Stretch {
  near: number;
  far: number;
  fromHeight: number;
  toHeight: number;
}

/** Stretch by stretch between the lowest and the highest of all that is known of it; of even ground few of them. */
function partsOf(
  beneath: readonly (readonly (number | undefined)[])[],
  cornersOf: (near: number, far: number) => Piece['corners'][],
): Pick<Piece, 'corners' | 'fromHeight' | 'toHeight'>[] {
  const count = Math.min(PARTS_MAX, Math.max(1, ...beneath.map(({ length }) => length - 1)));
  const stretches: Stretch[] = [];
  for (let part = 0; part < count; part++) {
    const [near, far] = [part / count, (part + 1) / count];
    const within = beneath.flatMap((heights) => {
      const steps = heights.length - 1;
      return heights.slice(Math.floor(near * steps), Math.ceil(far * steps) + 1).filter((height) => height !== undefined);
    });
    if (within.length === 0) continue;
    const before = stretches.at(-1);
    const [fromHeight, toHeight] = [Math.min(...within), Math.max(...within)];
    const [lowest, highest] = [Math.min(fromHeight, before?.fromHeight ?? Infinity), Math.max(toHeight, before?.toHeight ?? -Infinity)];
    if (before?.far === near && highest - lowest <= EVEN_M) Object.assign(before, { far, fromHeight: lowest, toHeight: highest });
    else stretches.push({ near, far, fromHeight, toHeight });
  }
  return stretches.flatMap(({ near, far, fromHeight, toHeight }) =>
    cornersOf(near, far).map((corners) => ({ corners, fromHeight, toHeight })),
  );
}
