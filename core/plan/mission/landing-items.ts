import { warning, type Issue } from '../../issue.ts';
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
/** A height that an aircraft is set up with. */
const ITS_OWN = 0;
const above = (altitude: number) => ({ frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude });

/** A landing route in the words of an autopilot. It knows by the first of them where to go when it is told to land. Nothing where nobody knows the place. */
export function landingItems(given: LandingRoute, last: Position, vehicle: MissionVehicle, issues: Issue[]): MissionItem[] | undefined {
  const { told: landing, unsaid } = vehicle.isFile ? { told: given, unsaid: [] } : asTold(given, vehicle);
  const approach = approachOf(landing, last, vehicle.home);
  if (!approach) return undefined;
  issues.push(...unsaid);
  return [
    doing(MavCmd.DO_LAND_START),
    ...(landing.kind === 'inPlace' ? [] : [speedItem(landing.guidanceSpeed, vehicle), approachItem(landing, approach, vehicle)]),
    touchDown(landing, approach.place, vehicle),
  ];
}

/** ArduPilot counts whole metres. No autopilot is told where rotors take over from wings, and PX4 not how high to go around: each of them does so as it is set up to. */
function asTold(landing: LandingRoute, { autopilot, kind }: MissionVehicle): { told: LandingRoute; unsaid: Issue[] } {
  const [radius, height] = [landing.waitingRadius, landing.goAroundHeight].map((metres) => Math.max(1, Math.round(metres))) as [
    number,
    number,
  ];
  const isWhole = autopilot === 'ardupilot';
  const kept = isWhole ? { waitingRadius: radius, goAroundHeight: height } : { goAroundHeight: ITS_OWN };
  const told = { ...landing, ...kept, transitionHeight: ITS_OWN };
  const isCircled = kind !== 'multirotor' && landing.kind !== 'inPlace';
  const tell = (is: boolean, code: string, params?: Issue['params']) => (is ? [warning(code, params, ['landing'])] : []);
  return {
    told,
    unsaid: [
      ...tell(isCircled && told.waitingRadius !== landing.waitingRadius, 'mission.waitingRadius', { radius }),
      ...tell(kind === 'fixedWing' && isWhole && height !== landing.goAroundHeight, 'mission.goAroundHeight', { height }),
      ...tell(kind === 'fixedWing' && !isWhole, 'mission.goAroundUnsaid'),
      ...tell(kind === 'vtol', 'mission.transitionUnsaid'),
    ],
  };
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
  const ground = above(heightOfPlace(landing));
  const nothing = autopilot === 'px4' ? null : 0;
  return kind === 'vtol'
    ? flown(MavCmd.NAV_VTOL_LAND, [0, 0, landing.transitionHeight, nothing], place, ground)
    : flown(MavCmd.NAV_LAND, [landing.goAroundHeight, 0, 0, nothing], place, ground);
}
