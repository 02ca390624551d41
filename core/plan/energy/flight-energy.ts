import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { CLIMB_RATE, DESCENT_RATE, stretchesOf, type Stretch } from '../estimate.ts';
import { landingPlace } from '../landing/approach.ts';
import type { Home } from '../path/course.ts';
import { havensOf, returnsTo, type Haven, type Returning } from '../path/haven.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { entryOf, groundOf } from '../path/ways-besides.ts';
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

/** What a flight takes, by an aircraft that returns like this where one is chosen. Without a home it begins at its first waypoint. */
export function flightEnergy(
  route: Route,
  home: Home | undefined,
  { airframe, seconds }: Endurance,
  returning: Returning = USUAL_PERFORMANCE,
  wind = WIND_RESERVE,
): FlightEnergy {
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
  const known = [{ position: start }, ...end];
  return {
    share: (begin + along + back) / seconds,
    outOfReach: home ? unreachable(route, start, { known, backFrom }, ground, seconds, airframe) : [],
  };
}

const sum = (stretches: readonly Stretch[], costs: Costs): number =>
  stretches.reduce(
    (total, { flownSeconds, stillSeconds, climb, to }) =>
      total + costs.moving(flownSeconds, to.speed) + costs.staying(stillSeconds) + costs.climbing(climb),
    0,
  );

interface Place {
  position: Position;
  /** That it comes there at, or higher, counted as the route counts; left out where that is as high as it was. */
  height?: number | undefined;
}

/** Where the route has it come down; nowhere, where it returns by itself. */
function plannedEnd({ endAction, landing, waypoints }: Route, start: Position): Place[] {
  const last = waypoints.at(-1)!;
  if (endAction === 'land' || endAction === null) return [{ position: last }];
  if (endAction === 'return' || (endAction === 'landingRoute' && !landing)) return [];
  return [{ position: (endAction === 'landingRoute' && landing && landingPlace(landing, last, start)) || start }];
}

/** A rally point may lie far above the route: the climb to it counts. */
const refugesFrom = (from: Position, havens: readonly Haven[], returning: Returning): Place[] =>
  returnsTo(havens, returning, from).map(({ position, height, rally }) => ({
    position,
    ...(rally && { height }),
  }));

function upFrom(ground: number, to: Waypoint, metres: number, costs: Costs): number {
  const height = Math.max(0, to.altitude - ground);
  return costs.column(height, CLIMB_RATE) + costs.climbing(height) + costs.moving(metres / to.speed, to.speed);
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
  { altitude, ...from }: Waypoint,
  { position, height = altitude }: Place,
  speed: number,
  costs: Costs,
): number {
  const climb = Math.max(0, height - altitude);
  const up = climb === 0 ? 0 : costs.climbing(climb) + costs.staying(climb / CLIMB_RATE);
  return (
    up + costs.moving(metresBetween(from, position) / speed, speed) + costs.column(Math.max(0, altitude + climb - ground), DESCENT_RATE)
  );
}

/** As fast as it may on the way there and back: what is refused must be impossible, not only unwise. */
function unreachable(
  route: Route,
  start: Position,
  places: { known: readonly Place[]; backFrom(from: Position): Place[] },
  ground: number,
  seconds: number,
  airframe: Endurance['airframe'],
): number[] {
  const calm = costsOf(airframe, 0);
  return route.waypoints.flatMap((waypoint, index) => {
    const fast = { ...waypoint, speed: Math.max(waypoint.speed, USUAL_PERFORMANCE.returnSpeed) };
    const there = upFrom(ground, fast, metresBetween(start, fast), calm);
    const isFar = (place: Place) => there + downAt(ground, fast, place, fast.speed, calm) > seconds;
    // Where it returns to by itself takes long to find, and nearly always it comes home anyway.
    return places.known.every(isFar) && places.backFrom(waypoint).every(isFar) ? [index] : [];
  });
}
