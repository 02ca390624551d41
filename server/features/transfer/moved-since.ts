import { metresBetween } from '@skyhelm/core/geo/distance';
import { error, type Issue } from '@skyhelm/core/issue';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { heightModeOf } from '@skyhelm/core/plan/mission/read-waypoint';
import { risesFromWhereItIs, takenOffTo } from '@skyhelm/core/plan/mission/take-off-item';
import { isTakeOff } from '@skyhelm/core/plan/mission/unheld';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { endsAtHome } from '@skyhelm/core/plan/path/ways-besides';
import type { Route } from '@skyhelm/core/plan/route';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';
import type { Known } from '../control/index.ts';

/** Metres that a position wanders by while nobody moves. */
const WANDERING = 10;

/**
 * PX4 makes for the place that it was told to take off at, and any of them for the one to come back to: where the aircraft stood when it was sent. The way is held to the
 * air by the home that it has now, so that in the air, too, it would be another one that is flown.
 */
export function movedSince(
  mission: readonly MissionItem[],
  route: Route,
  { state }: Known,
  item: number,
  vehicle: MissionVehicle | undefined,
): Issue | undefined {
  const home = homeOf(state);
  if (!home) return undefined;
  const takesOff = state.flying === false || item === 0;
  const starts = takesOff ? mission.filter(isTakeOff) : [];
  const told = [...starts, ...(endsAtHome(route) ? mission.slice(-1) : [])];
  const metres = told
    .filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0)
    .map((place) => Math.round(metresBetween(place, home.position)))
    .find((far) => far > WANDERING);
  if (metres !== undefined) return error('mission.moved', { metres });
  return vehicle && risesFromWhereItIs(vehicle) ? starts.map((start) => risenSince(start, route, vehicle)).find(Boolean) : undefined;
}

/** Whoever is told a height above home, for one above the sea, was told it for the home that it had. */
function risenSince(start: MissionItem, { heightMode, waypoints, entryPoint }: Route, vehicle: MissionVehicle): Issue | undefined {
  const [entry, height] = [waypoints[entryPoint - 1], takenOffTo(start, heightMode, vehicle)];
  if (heightModeOf(start) !== 'relative') return error('mission.takeOffHeight');
  if (heightMode === 'relative' || !entry) return undefined;
  if (height === undefined) return error('mission.homeHeight');
  const metres = Math.round(Math.abs(height - entry.altitude));
  return metres > WANDERING ? error('mission.moved', { metres }) : undefined;
}
