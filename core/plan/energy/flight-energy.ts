import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { climbSeconds, stretchesOf, type Stretch } from '../estimate.ts';
import type { Home } from '../path/course.ts';
import type { PartBack } from '../path/flight-from.ts';
import { plannedPerformance, speedOf, type Performance } from '../path/performance.ts';
import { entryOf, groundOf, returnsByItself, waysBesides, waysOfReturn } from '../path/ways-besides.ts';
import type { Route, Waypoint } from '../route.ts';
import type { Terrain } from '../terrain/ground.ts';
import { transitionMetres, turnRadiusAt, USUAL_WINGS } from '../wings.ts';
import type { Endurance } from './endurance.ts';
import { costsOf, type Costs } from './power.ts';
import { outOfReach } from './reach.ts';

/** Metres a second of wind that are reckoned with where nobody has measured any: a fresh breeze on a day that is still flown on. */
export const WIND_RESERVE = 5;

/** Of one charge: what is left at landing, should all go as planned. */
export const CHARGE_RESERVE = 0.2;

export interface FlightEnergy {
  /** Of one charge, from take-off to landing and never less than what it takes to come back by itself from its last waypoint; of one whole cycle, where they go on for ever. */
  share: number;
  /** Waypoints, counted from nought, that no charge is enough for even in still air, straight there and straight to where it may come down, at the easiest of all speeds that it may fly. */
  outOfReach: readonly number[];
}

/** All that it depends on besides the route. */
interface Asked {
  home: Home | undefined;
  endurance: Endurance;
  performance: Performance | undefined;
  wind: number;
  /** What returns above the ground is reckoned over what is known of it. */
  terrain: Terrain | undefined;
}

const told = new WeakMap<Route, Asked & { energy: FlightEnergy }>();

/** What a flight takes, by the very aircraft where one is chosen. Without a home it begins at its first waypoint. A route never changes: with every step of a drag it is asked for twice. */
export function flightEnergy(
  route: Route,
  home: Home | undefined,
  endurance: Endurance,
  performance?: Performance,
  wind = WIND_RESERVE,
  terrain?: Terrain,
): FlightEnergy {
  const asked = { home, endurance, performance, wind, terrain };
  const known = told.get(route);
  if (known && isSameAsked(known, asked)) return known.energy;
  const energy = reckoned(route, asked);
  told.set(route, { ...asked, energy });
  return energy;
}

const isSameAsked = (one: Asked, other: Asked): boolean =>
  one.home === other.home &&
  one.endurance === other.endurance &&
  one.performance === other.performance &&
  one.wind === other.wind &&
  one.terrain === other.terrain;

function reckoned(route: Route, { home, endurance: { airframe, seconds }, performance, wind, terrain }: Asked): FlightEnergy {
  const { once, again, further } = stretchesOf(route, performance?.craft);
  const first = route.waypoints[entryOf(route)];
  if (!first) return { share: 0, outOfReach: [] };
  const flies = performance ?? plannedPerformance(route);
  const ground = groundOf(route, home);
  const [costs, start] = [costsOf(airframe, wind), home?.position ?? first];
  const along = sum(once, flies, costs) + further * sum(again, flies, costs);
  const across = home && airframe === 'vtol' ? ontoWings(route, start, first) : metresBetween(start, first);
  const begin = upFrom(ground, first, across, flies, costs);
  // As its time is reckoned: where nobody knows a home nobody has chosen an aircraft either.
  const ways = waysDown(route, { position: start, altitude: ground }, home && performance, terrain);
  const back = Math.max(...ways.map((way) => wayCost(way, flies, costs)));
  return {
    share: (begin + along + back) / seconds,
    outOfReach: home ? outOfReach(route, { home, ground, performance: flies, airframe, seconds }) : [],
  };
}

/** To the ground: where the route has it come down, and where it would return to by itself. Whoever hovers at home in the end is landed there. */
function waysDown(route: Route, start: Home, performance: Performance | undefined, terrain: Terrain | undefined): PartBack[][] {
  const byItself = waysOfReturn(route, start, performance, terrain);
  if (returnsByItself(route)) return byItself;
  const landed: Route = route.endAction === 'homingHover' ? { ...route, endAction: 'homingLand' } : route;
  return [[...waysBesides(landed, start, performance).back], ...byItself];
}

function wayCost(parts: readonly PartBack[], { descentRate }: Performance, costs: Costs): number {
  const down = parts.at(-1);
  let all = costs.upright(down ? Math.max(0, down.from.altitude - down.to.altitude) : 0, descentRate);
  for (const { from, to, speed, seconds } of parts)
    all += (speed === 0 ? costs.staying(seconds) : costs.moving(seconds, speed)) + costs.climbing(to.altitude - from.altitude);
  return all;
}

function sum(stretches: readonly Stretch[], flies: Performance, costs: Costs): number {
  let all = 0;
  for (let index = 0; index < stretches.length; index++) {
    const { metres, flownSeconds, stillSeconds, climb, to } = stretches[index]!;
    const speed = speedOf(flies, to.speed);
    // Told to fly slower than it can, it is there sooner.
    const seconds = speed > to.speed ? Math.max(metres / speed, climbSeconds(climb)) : flownSeconds;
    all += costs.moving(seconds, speed) + costs.staying(stillSeconds) + costs.climbing(climb);
  }
  return all;
}

function upFrom(ground: number, { altitude, speed: told }: Waypoint, metres: number, flies: Performance, costs: Costs): number {
  const [{ climbRate }, speed] = [flies, speedOf(flies, told)];
  const height = Math.max(0, altitude - ground);
  const up = costs.staying(height / climbRate) + costs.climbing(height) + costs.upright(height, climbRate);
  return up + costs.moving(metres / speed, speed);
}

/** Metres to the first waypoint: beyond one that is too near to come onto its wings before, and round again. */
function ontoWings({ wings }: Route, start: Position, first: Waypoint): number {
  const { turnRadius, slowest } = wings ?? USUAL_WINGS;
  const speed = Math.max(first.speed, slowest);
  const [there, ahead] = [metresBetween(start, first), transitionMetres(speed)];
  return there >= ahead ? there : 2 * ahead - there + 2 * Math.PI * turnRadiusAt(turnRadius, speed);
}
