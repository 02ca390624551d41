import { error, warning, type Issue } from '../../issue.ts';
import type { Route } from '../route.ts';
import { areFlyableWings, type Wings } from '../wings.ts';
import { atWaypoint, eachWaypoint, type Check } from './check.ts';

/** Wings do not fly as slowly as one likes. Those that a route is planned for are in its pilot's hand; those of the aircraft may be but the usual ones, and it flies faster by itself. */
export const slowest: Check = ({ route, airspace: { performance } }) => {
  const own = route.wings && areFlyableWings(route.wings) ? tooSlow(route, route.wings) : [];
  const least = performance?.slowest ?? 0;
  if (own.length > 0 || !isSlower(route, least)) return own;
  return [warning('route.fasterFlown', { min: least }, ['speed'])];
};

function tooSlow(route: Route, { slowest: min }: Wings): Issue[] {
  const landing = landingOf(route);
  return [
    ...eachWaypoint(route, ({ speed }, index) => (speed < min ? error('route.tooSlow', { min }, atWaypoint(index, 'speed')) : undefined)),
    ...(landing && landing.guidanceSpeed < min ? [error('route.tooSlow', { min }, ['landing', 'guidanceSpeed'])] : []),
  ];
}

const landingOf = ({ endAction, landing }: Route): Route['landing'] =>
  endAction === 'landingRoute' && landing?.kind !== 'inPlace' ? landing : null;

const isSlower = (route: Route, least: number): boolean =>
  route.waypoints.some(({ speed }) => speed < least) || (landingOf(route)?.guidanceSpeed ?? Infinity) < least;
