import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { Position } from '../../geo/position.ts';
import { approachOf, heightOfPlace } from '../landing/approach.ts';
import type { LandingRoute } from '../landing/landing.ts';
import { doing, flown, type MissionVehicle } from './manner.ts';
import { heightToTell } from './nought-height.ts';
import { speedItem } from './speed-item.ts';

/** It leaves its circle only towards what comes next, on the line that touches it. */
const [TOWARDS_NEXT, ON_THE_TANGENT] = [1, 1];
const above = (altitude: number) => ({ frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude });

/** A landing route in the words of an autopilot. It knows by the first of them where to go when it is told to land. Nothing where nobody knows the place. */
export function landingItems(landing: LandingRoute, last: Position, vehicle: MissionVehicle): MissionItem[] | undefined {
  const approach = approachOf(landing, last, vehicle.home);
  if (!approach) return undefined;
  return [
    doing(MavCmd.DO_LAND_START),
    ...(landing.kind === 'inPlace' ? [] : [speedItem(landing.guidanceSpeed, vehicle), approachItem(landing, approach, vehicle)]),
    touchDown(landing, approach.place, vehicle),
  ];
}

/** What stands still in the air needs no circle to come down in. */
function approachItem(
  landing: LandingRoute,
  { start, waiting }: { start: Position; waiting: Position },
  vehicle: MissionVehicle,
): MissionItem {
  const level = above(heightToTell(heightOfPlace(landing) + landing.relativeHeight, vehicle));
  if (vehicle.kind === 'multirotor') return flown(MavCmd.NAV_WAYPOINT, [0, 0, 0, vehicle.autopilot === 'px4' ? null : 0], start, level);
  const radius = landing.clockwise ? landing.waitingRadius : -landing.waitingRadius;
  return flown(MavCmd.NAV_LOITER_TO_ALT, [TOWARDS_NEXT, radius, 0, ON_THE_TANGENT], waiting, level);
}

function touchDown(landing: LandingRoute, place: Position, { autopilot, kind }: MissionVehicle): MissionItem {
  const { goAroundHeight, transitionHeight } = landing;
  const ground = above(heightOfPlace(landing));
  const nothing = autopilot === 'px4' ? null : 0;
  return kind === 'vtol'
    ? flown(MavCmd.NAV_VTOL_LAND, [0, 0, transitionHeight, nothing], place, ground)
    : flown(MavCmd.NAV_LAND, [goAroundHeight, 0, 0, nothing], place, ground);
}
