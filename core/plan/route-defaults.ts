import type { Position } from '../geo/position.ts';
import type { Circling, Route, Waypoint } from './route.ts';
import { flyableSpeed } from './wings.ts';

const CIRCLING: Circling = { radius: 30, clockwise: true, turns: 1, waitMs: 3_000 };

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
  landing: null,
  pattern: null,
  partOf: null,
  wings: null,
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

/** What one person likes new waypoints to begin with. */
export type WaypointDefaults = Pick<Waypoint, 'altitude' | 'speed' | 'radius' | 'holdMs' | 'mode' | 'circling'>;

/** As they were kept, perhaps before there was a time to wait before circling. */
type KeptDefaults = Omit<WaypointDefaults, 'circling'> & { circling: Omit<Circling, 'waitMs'> & Partial<Circling> };
export const keptDefaults = (own: KeptDefaults): WaypointDefaults => ({ ...own, circling: { waitMs: 0, ...own.circling } });

/** A route with nothing in it yet, as its pilot likes them. */
export const newRoute = (own: WaypointDefaults | null): Route => ({
  ...NEW_ROUTE,
  ...(own && { height: own.altitude, speed: own.speed, radius: own.radius, holdMs: own.holdMs }),
  waypoints: [],
});

/** A waypoint as its route has them, and as its pilot likes them where the route says nothing. */
export const waypointAt = (
  { longitude, latitude }: Position,
  { height, speed, turnMode, radius, holdMs, wings }: Route,
  own: WaypointDefaults | null = null,
): Waypoint => ({
  ...NEW_WAYPOINT,
  longitude,
  latitude,
  altitude: height,
  speed: flyableSpeed(speed, wings),
  turnMode,
  radius,
  holdMs,
  mode: own?.mode ?? NEW_WAYPOINT.mode,
  circling: { ...(own?.circling ?? CIRCLING) },
  actions: [],
});
