import { tangentPlane } from '../../geo/tangent-plane.ts';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { comingIn } from '../landing/approach.ts';
import * as limit from '../landing/landing-limits.ts';
import { NEW_LANDING } from '../landing/new-landing.ts';
import type { LandingRoute } from '../landing/landing.ts';
import type { MissionVehicle } from './manner.ts';
import { heightTold } from './nought-height.ts';
import { isLeastSpeed } from './speed-item.ts';

const held = (value: number, { min, max }: { min: number; max: number }): number => Math.max(min, Math.min(max, value));

/** What follows the beginning of a landing, as a landing route. Nothing where it is none of ours. */
export function readLanding(items: readonly MissionItem[], vehicle: MissionVehicle): LandingRoute | undefined {
  const touchDown = items.at(-1);
  if (touchDown?.command !== MavCmd.NAV_LAND && touchDown?.command !== MavCmd.NAV_VTOL_LAND) return undefined;
  const down = heightsOf(touchDown);
  const way = items.slice(0, -1).filter(({ command }) => command !== MavCmd.DO_CHANGE_SPEED);
  const { latitude, longitude } = touchDown;
  // Heights above the sea or the ground: nobody knows by how much they are above home.
  if ([touchDown, ...way].some((item) => item.frame !== MavFrame.GLOBAL_RELATIVE_ALT && item.frame !== MavFrame.GLOBAL_RELATIVE_ALT_INT))
    return undefined;
  if (way.length === 0) return { ...NEW_LANDING, ...down, kind: 'inPlace' };
  const coming = way.length === 1 ? readApproach(way[0]!, touchDown, vehicle) : undefined;
  const speed = items.find((item) => item.command === MavCmd.DO_CHANGE_SPEED && !isLeastSpeed(item.params[0], vehicle))?.params[1];
  return (
    coming && {
      ...NEW_LANDING,
      ...down,
      ...coming,
      place: { latitude, longitude },
      // Level with home is what is sent where nobody has said anything.
      placeHeight: touchDown.altitude === 0 ? null : held(touchDown.altitude, limit.PLACE_HEIGHT),
      guidanceSpeed: held(speed ?? NEW_LANDING.guidanceSpeed, limit.GUIDANCE_SPEED),
    }
  );
}

const heightsOf = ({ command, params: [abort, , approach] }: MissionItem): Partial<LandingRoute> =>
  command === MavCmd.NAV_LAND
    ? { goAroundHeight: held(abort || NEW_LANDING.goAroundHeight, limit.GO_AROUND_HEIGHT) }
    : { transitionHeight: held(approach || NEW_LANDING.transitionHeight, limit.TRANSITION_HEIGHT) };

function readApproach(item: MissionItem, place: MissionItem, vehicle: MissionVehicle): Partial<LandingRoute> | undefined {
  const relativeHeight = held(heightTold(item.altitude, vehicle) - place.altitude, limit.RELATIVE_HEIGHT);
  if (item.command === MavCmd.NAV_WAYPOINT) {
    const { north, east } = tangentPlane(place).offsetOf(item);
    const heading = ((Math.atan2(-east, -north) * 180) / Math.PI + 360) % 360;
    return { relativeHeight, heading, distance: held(Math.hypot(north, east), limit.LANDING_DISTANCE) };
  }
  if (item.command !== MavCmd.NAV_LOITER_TO_ALT) return undefined;
  const radius = item.params[1] ?? 0;
  const waitingRadius = held(Math.abs(radius) || NEW_LANDING.waitingRadius, limit.WAITING_RADIUS);
  const coming = comingIn(place, item, waitingRadius, radius >= 0);
  return (
    coming && {
      relativeHeight,
      waitingRadius,
      clockwise: radius >= 0,
      heading: coming.heading,
      distance: held(coming.distance, limit.LANDING_DISTANCE),
    }
  );
}
