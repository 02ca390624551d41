import type { Position } from '../geo/position.ts';
import type { Circling, Route, Waypoint } from './route.ts';

const CIRCLING: Circling = { radius: 30, clockwise: true, turns: 1 };

export const NEW_ROUTE: Readonly<Route> = {
  heightMode: 'relative',
  height: 15,
  speed: 5,
  turnMode: 'stop',
  radius: 1,
  holdMs: 3_000,
  cycles: 1,
  entryPoint: 1,
  endAction: 'land',
  waypoints: [],
};

/** What a waypoint begins with where its route and the pilot's own settings say nothing else. */
export const NEW_WAYPOINT: Readonly<Omit<Waypoint, keyof Position>> = {
  altitude: 15,
  speed: 5,
  mode: 'hover',
  turnMode: 'stop',
  radius: 1,
  holdMs: 3_000,
  circling: CIRCLING,
  yawMode: 'course',
  yaw: 0,
  target: null,
  acceleration: 2,
  actions: [],
};

/** A waypoint as its route has them. */
export const waypointAt = ({ longitude, latitude }: Position, { height, speed, turnMode, radius, holdMs }: Route): Waypoint => ({
  ...NEW_WAYPOINT,
  longitude,
  latitude,
  altitude: height,
  speed,
  turnMode,
  radius,
  holdMs,
  circling: { ...CIRCLING },
  actions: [],
});
