import type { Route } from '../route.ts';
import { fromMission } from './from-mission.ts';
import type { MissionVehicle } from './manner.ts';
import { toMission } from './to-mission.ts';

/** A route as it would be read from this aircraft once it was sent: what its autopilot has no words for is no difference from what it keeps. */
export const asAboard = (route: Route, vehicle: MissionVehicle): Route =>
  route.waypoints.length === 0 ? route : fromMission(toMission(route, vehicle, 'at').items, vehicle).route;
