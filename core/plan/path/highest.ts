import type { FlightTraits } from '../../vehicle/flight-traits.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import { courseOf, type Home } from './course.ts';
import { backAt, sharesNear } from './haven.ts';
import { groundReturns, heightsOver } from './ground-returns.ts';
import { performanceOf, plannedPerformance, turnRadiusOf, type Performance } from './performance.ts';
import { returnsByItself, waysBesides } from './ways-besides.ts';

/** Counted as the heights of the route are. */
export interface Highest {
  metres: number;
  /** It may be more: the route ends with a return, and nobody knows how high this aircraft climbs for it, or where it may return to. */
  isAtLeast: boolean;
}

/**
 * The highest that anything of a route is meant to be flown at: an aircraft that returns by itself may climb above all of its waypoints first. What is usual is no word of its own. `terrain`: with
 * it what returns above the ground is as high as the ground that it comes over has it.
 */
export function highestFlown(route: Route, home: Home | undefined, traits: FlightTraits, terrain?: Terrain): Highest {
  const { airframe, returnHeight, returnClimb, rally } = traits;
  const usual = airframe === null ? plannedPerformance(route) : performanceOf(traits);
  const performance = { ...usual, returnHeight: returnHeight ?? 0 };
  const { out, back } = waysBesides(route, home, performance);
  const flown = [...route.waypoints, ...[...out, ...back].flatMap(({ from, to }) => [from, to])].map(({ altitude }) => altitude);
  const last = route.waypoints.at(-1);
  if (!last || !returnsByItself(route)) return { metres: Math.max(...flown), isAtLeast: false };
  // How high it comes to a rally point nobody knows either before the height of its return is known.
  const returned = returnHeight === null ? [] : returnedAt(route, home, performance, last);
  const over = performance.returnsAboveGround ? overGround(terrain, performance) : [];
  const isGroundKnown = !performance.returnsAboveGround || (over.length === returned.length && !over.flat().includes(undefined));
  const isKnown = isGroundKnown && returned.length > 0 && returned.every(Number.isFinite) && returnClimb !== null && rally !== null;
  return {
    metres: Math.max(...flown, ...returned.filter(Number.isFinite), ...over.flat().filter((height) => height !== undefined)),
    isAtLeast: !isKnown,
  };
}

/** Of each way back how high it leads over the ground, step by step. */
const overGround = (terrain: Terrain | undefined, performance: Performance): (number | undefined)[][] =>
  !terrain ? [] : groundReturns(terrain, performance).map((way) => heightsOver(way, terrain.datum!));

/** Home, and to every rally point that is near enough: by which of them is the nearest it decides where it turns back, and that is not quite its last waypoint. */
function returnedAt(route: Route, home: Home | undefined, performance: Performance, last: Waypoint): number[] {
  const around = 2 * turnRadiusOf(performance, last.speed);
  const near = courseOf(route, home, performance).havens.filter((haven) => sharesNear(haven, last, last, around));
  return near.map((haven) => backAt(haven, last.altitude));
}
