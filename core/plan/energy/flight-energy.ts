import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { CLIMB_RATE, DESCENT_RATE, stretchesOf, type Stretch } from '../estimate.ts';
import { landingPlace } from '../landing/approach.ts';
import type { Home } from '../path/course.ts';
import { havensOf, returnsTo, type Haven, type Returning } from '../path/haven.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { entryOf, groundOf, returnsByItself } from '../path/ways-besides.ts';
import type { Route, Waypoint } from '../route.ts';
import { transitionMetres, turnRadiusAt, USUAL_WINGS } from '../wings.ts';
import type { Endurance } from './endurance.ts';
import { costsOf, type Costs } from './power.ts';

/** Metres a second of wind that are reckoned with where nobody has measured any: a fresh breeze on a day that is still flown on. */
export const WIND_RESERVE = 5;

/** Of one charge: what is left at landing, should all go as planned. */
export const CHARGE_RESERVE = 0.2;

export interface FlightEnergy {
  /** Of one charge, from take-off to landing and never less than what it takes to come back by itself from its last waypoint; of one whole cycle, where they go on for ever. */
  share: number;
  /** Waypoints, counted from nought, that no charge is enough for even in still air, straight there and straight down, home or to a rally point. */
  outOfReach: readonly number[];
}

/** All that it depends on besides the route. */
interface Asked {
  home: Home | undefined;
  endurance: Endurance;
  returning: Returning;
  wind: number;
}

const told = new WeakMap<Route, Asked & { energy: FlightEnergy }>();

/** What a flight takes, by an aircraft that returns like this where one is chosen. Without a home it begins at its first waypoint. A route never changes: with every step of a drag it is asked for twice. */
export function flightEnergy(
  route: Route,
  home: Home | undefined,
  endurance: Endurance,
  returning: Returning = USUAL_PERFORMANCE,
  wind = WIND_RESERVE,
): FlightEnergy {
  const asked = { home, endurance, returning, wind };
  const known = told.get(route);
  if (known && isSameAsked(known, asked)) return known.energy;
  const energy = reckoned(route, asked);
  told.set(route, { ...asked, energy });
  return energy;
}

const isSameAsked = (one: Asked, other: Asked): boolean =>
  one.home === other.home && one.endurance === other.endurance && one.returning === other.returning && one.wind === other.wind;

function reckoned(route: Route, { home, endurance: { airframe, seconds }, returning, wind }: Asked): FlightEnergy {
  const { once, again, further } = stretchesOf(route);
  const first = route.waypoints[entryOf(route)];
  if (!first) return { share: 0, outOfReach: [] };
  const ground = groundOf(route, home);
  const [costs, start] = [costsOf(airframe, wind), home?.position ?? first];
  const last = route.waypoints.at(-1)!;
  const along = sum(once, costs) + further * sum(again, costs);
  const begin = upFrom(ground, first, home && airframe === 'vtol' ? ontoWings(route, start, first) : metresBetween(start, first), costs);
  const havens = home && havensOf(home, ground, returning);
  const backFrom = (from: Position): Place[] => (havens ? refugesFrom(from, havens, returning) : [{ position: start }]);
  const end = plannedEnd(route, start);
  const back = Math.max(...[...end, ...backFrom(last)].map((place) => downAt(ground, last, place, last.speed, costs)));
  return {
    share: (begin + along + back) / seconds,
    outOfReach: home ? unreachable(route, { home, returning, end: end[0], ground, seconds, airframe }, backFrom) : [],
  };
}

function sum(stretches: readonly Stretch[], costs: Costs): number {
  let all = 0;
  for (let index = 0; index < stretches.length; index++) {
    const { flownSeconds, stillSeconds, climb, to } = stretches[index]!;
    all += costs.moving(flownSeconds, to.speed) + costs.staying(stillSeconds) + costs.climbing(climb);
  }
  return all;
}

interface Place {
  position: Position;
  /** That it comes there at, or higher, counted as the route counts; left out where that is as high as it was. */
  height?: number | undefined;
  /** Metres that it climbs at least before it flies there. */
  climb?: number;
}

/** Where the route has it come down; nowhere, where it returns by itself. */
function plannedEnd({ endAction, landing, waypoints }: Route, start: Position): Place[] {
  const last = waypoints.at(-1)!;
  if (endAction === 'land' || endAction === null) return [{ position: last }];
  if (returnsByItself({ endAction, landing })) return [];
  return [{ position: (endAction === 'landingRoute' && landing && landingPlace(landing, last, start)) || start }];
}

/** A rally point may lie far above the route: the climb to it counts, as does what is climbed before any return. */
const refugesFrom = (from: Position, havens: readonly Haven[], returning: Returning): Place[] =>
  returnsTo(havens, returning, from).map(({ position, height, climb, rally }) => ({
    position,
    climb,
    ...(rally && { height }),
  }));

function upFrom(ground: number, { altitude, speed }: Pick<Waypoint, 'altitude' | 'speed'>, metres: number, costs: Costs): number {
  const height = Math.max(0, altitude - ground);
  return costs.column(height, CLIMB_RATE) + costs.climbing(height) + costs.moving(metres / speed, speed);
}

/** Metres to the first waypoint: beyond one that is too near to come onto its wings before, and round again. */
function ontoWings({ wings }: Route, start: Position, first: Waypoint): number {
  const { turnRadius, slowest } = wings ?? USUAL_WINGS;
  const speed = Math.max(first.speed, slowest);
  const [there, ahead] = [metresBetween(start, first), transitionMetres(speed)];
  return there >= ahead ? there : 2 * ahead - there + 2 * Math.PI * turnRadiusAt(turnRadius, speed);
}

function downAt(
  ground: number,
  from: Waypoint,
  { position, height = from.altitude, climb: least = 0 }: Place,
  speed: number,
  costs: Costs,
): number {
  const { altitude } = from;
  const climb = Math.max(least, height - altitude);
  const up = climb === 0 ? 0 : costs.climbing(climb) + costs.staying(climb / CLIMB_RATE);
  return (
    up + costs.moving(metresBetween(from, position) / speed, speed) + costs.column(Math.max(0, altitude + climb - ground), DESCENT_RATE)
  );
}

/** All that the reach of a waypoint depends on besides the waypoint. */
interface Reach {
  home: Home;
  returning: Returning;
  /** Where the route has it come down. */
  end: Place | undefined;
  ground: number;
  seconds: number;
  airframe: Endurance['airframe'];
}

/** Which waypoints were found out of reach: while one of them is dragged, the others are as far as they were. */
let lately: { reach: Reach; isOut: WeakMap<Waypoint, boolean> } | undefined;

function unreachable(route: Route, reach: Reach, backFrom: (from: Position) => Place[]): number[] {
  if (!lately || !isSameReach(lately.reach, reach)) lately = { reach, isOut: new WeakMap() };
  const { isOut } = lately;
  const calm = costsOf(reach.airframe, 0);
  const far: number[] = [];
  for (let index = 0; index < route.waypoints.length; index++) {
    const waypoint = route.waypoints[index]!;
    let isFar = isOut.get(waypoint);
    if (isFar === undefined) isOut.set(waypoint, (isFar = isOutOfReach(waypoint, reach, backFrom, calm)));
    if (isFar) far.push(index);
  }
  return far;
}

const isSameReach = (one: Reach, other: Reach): boolean =>
  one.home === other.home &&
  one.returning === other.returning &&
  one.end?.position.latitude === other.end?.position.latitude &&
  one.end?.position.longitude === other.end?.position.longitude &&
  one.end?.height === other.end?.height &&
  one.ground === other.ground &&
  one.seconds === other.seconds &&
  one.airframe === other.airframe;

/** As fast as it may on the way there and back: what is refused must be impossible, not only unwise. */
function isOutOfReach(
  waypoint: Waypoint,
  { home, end, ground, seconds }: Reach,
  backFrom: (from: Position) => Place[],
  calm: Costs,
): boolean {
  const speed = Math.max(waypoint.speed, USUAL_PERFORMANCE.returnSpeed);
  const there = upFrom(ground, { altitude: waypoint.altitude, speed }, metresBetween(home.position, waypoint), calm);
  const isFar = (place: Place) => there + downAt(ground, waypoint, place, speed, calm) > seconds;
  // Where it returns to by itself takes long to find, and nearly always it comes home anyway.
  return isFar(home) && (!end || isFar(end)) && backFrom(waypoint).every(isFar);
}
