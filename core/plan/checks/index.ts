import type { Issue } from '../../issue.ts';
import { belowHome, dropHeight, takeOffHeight } from './above-home.ts';
import { actionParameters } from './action-parameters.ts';
import { airspace } from './airspace.ts';
import type { Check, Planned, WaypointCheck } from './check.ts';
import { cruiseAltitude } from './cruise-altitude.ts';
import { cycles } from './cycles.ts';
import { endAction } from './end-action.ts';
import { energy } from './energy.ts';
import { entryPoint } from './entry-point.ts';
import { height } from './height.ts';
import { landing } from './landing.ts';
import { landingHeight } from './landing-height.ts';
import { letGoStanding } from './let-go-standing.ts';
import { name } from './name.ts';
import { numbers } from './numbers.ts';
import { obstacle } from './obstacle.ts';
import { pattern } from './pattern.ts';
import { onWings } from './on-wings.ts';
import { photoSeries } from './photo-series.ts';
import { position } from './position.ts';
import { remarks } from './remarks.ts';
import { safeRadius } from './safe-radius.ts';
import { samePlace } from './same-place.ts';
import { slowest } from './slowest.ts';
import { speed } from './speed.ts';
import { steep } from './steep.ts';
import { targetPoint } from './target-point.ts';
import { terrain } from './terrain.ts';
import type { Route, Waypoint } from '../route.ts';
import { waitingCircle } from './waiting-circle.ts';
import { waypointCount } from './waypoint-count.ts';
import { wings } from './wings.ts';

/** In the order in which they are told. */
const OF_THE_ROUTE: readonly Check[] = [
  pattern,
  wings,
  slowest,
  waypointCount,
  endAction,
  name,
  remarks,
  cycles,
  entryPoint,
  takeOffHeight,
];
const OF_WAYPOINTS: readonly WaypointCheck[] = [position, height, speed, numbers, targetPoint, actionParameters, photoSeries, landing];
/** What can be said only where places and numbers are such. */
const OF_THE_WAY: readonly Check[] = [
  waitingCircle,
  landingHeight,
  cruiseAltitude,
  safeRadius,
  samePlace,
  steep,
  onWings,
  airspace,
  obstacle,
  belowHome,
  dropHeight,
  letGoStanding,
  terrain,
  energy,
];

/** All that is wrong with a route. The same in the editor and wherever a route is kept or sent. */
export const checkRoute = (planned: Planned): Issue[] => checked(planned, OF_THE_ROUTE);

/** A mission has no name and no pattern, may lead to a single place, and end wherever it ends: all else that a route is held to it is held to as well. */
const UNSAID_BY_MISSIONS: readonly Check[] = [pattern, wings, waypointCount, endAction, name, remarks];
const OF_A_MISSION = OF_THE_ROUTE.filter((check) => !UNSAID_BY_MISSIONS.includes(check));

/** All that is wrong with a mission, of which nothing but the way is known that it is flown along. */
export const checkMission = (planned: Omit<Planned, 'name' | 'remarks' | 'laidOut'>): Issue[] =>
  checked({ ...planned, name: '', remarks: '' }, OF_A_MISSION);

function checked(planned: Planned, ofTheWhole: readonly Check[]): Issue[] {
  const run = (checks: readonly Check[]) => checks.flatMap((check) => check(planned));
  const whole = run(ofTheWhole);
  const { waypoints } = planned.route;
  const unknown = notFaultless(waypoints);
  const single = ofWaypoints(planned.route, unknown);
  if (single.length > 0) return whole.concat(single);
  for (const index of unknown) faultless.add(waypoints[index]!);
  return whole.concat(run(OF_THE_WAY));
}

const ofWaypoints = (route: Route, among: readonly number[]): Issue[] => OF_WAYPOINTS.flatMap((check) => check({ route }, among));

/** Whether its way is held to air, ground and charge at all. With a number missing it is not, and whoever found no error in it must not be told that it is free. */
export const isWayHeld = (route: Route): boolean => ofWaypoints(route, notFaultless(route.waypoints)).length === 0;

/** In these no rule about single waypoints has found anything. A waypoint never changes, and those rules ask for nothing else: while one of them is dragged, the others are not held to them again. */
const faultless = new WeakSet<Waypoint>();

function notFaultless(waypoints: readonly Waypoint[]): number[] {
  const unknown: number[] = [];
  for (let index = 0; index < waypoints.length; index++) if (!faultless.has(waypoints[index]!)) unknown.push(index);
  return unknown;
}

/** Warnings are for the pilot to weigh. */
export const isFlyable = (issues: readonly Issue[]): boolean => issues.every(({ severity }) => severity === 'warning');
