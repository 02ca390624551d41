import { warning, type Issue } from '../../issue.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { Route } from '../route.ts';
import { landingItems } from './landing-items.ts';
import { doing, flown, frameOf, type MissionVehicle } from './manner.ts';
import { heightToTell } from './nought-height.ts';

const RETURN = doing(MavCmd.NAV_RETURN_TO_LAUNCH);

/** What comes after the last waypoint. Whoever goes round for ever never gets there, but is sent home by hand one day. */
export function endItems(route: Route, vehicle: MissionVehicle, issues: Issue[]): MissionItem[] {
  const { autopilot, kind, home } = vehicle;
  const last = route.waypoints.at(-1)!;
  const nothing = autopilot === 'px4' ? null : 0;
  const ground = { frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 0 };
  const land = kind === 'vtol' ? MavCmd.NAV_VTOL_LAND : MavCmd.NAV_LAND;
  const tell = (code: string) => issues.push(warning(code, undefined, ['endAction']));
  switch (route.endAction) {
    case 'land':
      return [flown(land, [0, 0, 0, nothing], last, ground)];
    case 'homingHover':
      if (home)
        return [
          flown(MavCmd.NAV_LOITER_UNLIM, [0, 0, 0, nothing], home, {
            frame: frameOf(route.heightMode),
            altitude: heightToTell(last.altitude, vehicle),
          }),
        ];
      tell('mission.homeUnknown');
      return [RETURN];
    case 'homingLand':
      if (home) return [flown(land, [0, 0, 0, nothing], home, ground)];
      tell('mission.homeUnknown');
      return [RETURN];
    case 'landingRoute': {
      const items = route.landing && landingItems(route.landing, last, vehicle, issues);
      if (!items) tell(route.landing ? 'mission.homeUnknown' : 'mission.landingRoute');
      return items ?? [RETURN];
    }
    case 'return':
    case null:
      return [RETURN];
  }
}
