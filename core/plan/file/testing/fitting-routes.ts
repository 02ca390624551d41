import { NEW_ROUTE, waypointAt } from '../../route-defaults.ts';
import type { Route, Waypoint } from '../../route.ts';

/** As new waypoints are, but for place and height: all that a line on a map can be. */
export const asLine = (route: Route): Route => {
  const plan = { ...NEW_ROUTE, heightMode: route.heightMode, height: route.waypoints[0]!.altitude, endAction: null };
  return { ...plan, waypoints: route.waypoints.map((waypoint) => ({ ...waypointAt(waypoint, plan), altitude: waypoint.altitude })) };
};

const ACTIONS_OF_MISSIONS = ['photograph', 'startRecording', 'endRecording', 'release'];
const ACTIONS_OF_DJI = ['photograph', 'startRecording', 'endRecording', 'zoom', 'gimbalTilt'];
const onlyActions = (waypoint: Waypoint, kinds: readonly string[]) => waypoint.actions.filter(({ kind }) => kinds.includes(kind));

/** What an autopilot knows: waiting is stopping, and the last waypoint points nowhere. */
export function asMission(route: Route, kinds: readonly string[] = ACTIONS_OF_MISSIONS): Route {
  const waypoints = route.waypoints.map((waypoint, index): Waypoint => {
    const manner = waypoint.mode === 'pass' ? { turnMode: 'adaptive' as const, holdMs: 0 } : { turnMode: 'stop' as const };
    const isLast = index === route.waypoints.length - 1;
    const nose = isLast || route.cycles !== 1 ? { yawMode: 'course' as const, target: null } : {};
    return { ...waypoint, ...manner, radius: 1, ...nose, actions: onlyActions(waypoint, kinds) };
  });
  const [first] = waypoints as [Waypoint];
  return {
    ...route,
    height: first.altitude,
    speed: first.speed,
    turnMode: first.turnMode,
    holdMs: first.mode === 'hover' ? first.holdMs : NEW_ROUTE.holdMs,
    endAction: route.endAction === 'land' ? 'land' : 'return',
    landing: null,
    pattern: null,
    partOf: null,
    wings: null,
    waypoints,
  };
}

/** What DJI has a word for. */
export function asWayline(route: Route, kinds: readonly string[] = ACTIONS_OF_DJI): Route {
  const waypoints = route.waypoints.map((waypoint): Waypoint => {
    const waiting = waypoint.mode === 'hover' ? {} : { mode: 'pass' as const, holdMs: 0 };
    return { ...waypoint, ...waiting, speed: Math.min(15, waypoint.speed), radius: 1, actions: onlyActions(waypoint, kinds) };
  });
  const [{ mode, altitude: height, turnMode, radius, holdMs }] = waypoints as [Waypoint];
  const endAction = route.endAction === 'land' ? 'land' : 'return';
  return {
    ...NEW_ROUTE,
    ...{ height, speed: route.speed, turnMode, radius, holdMs: mode === 'hover' ? holdMs : NEW_ROUTE.holdMs },
    endAction,
    waypoints,
  };
}
