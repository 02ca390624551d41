import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import type { Craft } from './flight-traits.ts';
import type { MissionItem } from './plan-item.ts';

type IsSame = (sent: number, kept: number) => boolean;
/** By the place of a number among the four, counted from nought. */
type Rules = Partial<Record<number, IsSame>>;

export const isSameFloat: IsSame = (one, other) => Math.fround(one) === Math.fround(other);

/** The autopilot leaves the number out of account, and flies the same whatever it keeps of it. */
const unheeded: IsSame = () => true;
/** Of numbers that only say one way or the other. */
const isSameWay: IsSame = (sent, kept) => sent < 0 === kept < 0;
const isSameSwitch: IsSame = (sent, kept) => sent > 0 === kept > 0;
/** Metres: less is no circle, and only says which way round it would be. */
const NO_CIRCLE = 1;
const isSameTimedCircle: IsSame = (sent, kept) => Math.max(Math.abs(sent), Math.abs(kept)) <= NO_CIRCLE && isSameWay(sent, kept);
/** Degrees that are lost on the way to radians and back. */
const HEADING_LOST = 0.001;
const isSameHeading: IsSame = (sent, kept) => {
  const off = Math.abs(sent - kept) % 360;
  return Math.min(off, 360 - off) < HEADING_LOST;
};

const ARDUPILOT: Partial<Record<number, Rules>> = {
  [MavCmd.NAV_SPLINE_WAYPOINT]: { 1: unheeded, 2: unheeded, 3: unheeded },
  [MavCmd.NAV_LOITER_UNLIM]: { 0: unheeded, 1: unheeded, 3: unheeded },
  [MavCmd.NAV_LOITER_TURNS]: { 1: unheeded, 3: isSameSwitch },
  [MavCmd.NAV_LOITER_TIME]: { 1: unheeded, 2: isSameTimedCircle, 3: isSameSwitch },
  [MavCmd.NAV_RETURN_TO_LAUNCH]: { 0: unheeded, 1: unheeded, 2: unheeded, 3: unheeded },
  [MavCmd.NAV_LAND]: { 1: unheeded, 2: unheeded, 3: isSameWay },
  [MavCmd.NAV_TAKEOFF]: { 1: unheeded, 2: unheeded, 3: unheeded },
  // It always waits until it points to what comes next.
  [MavCmd.NAV_LOITER_TO_ALT]: { 0: unheeded, 2: unheeded, 3: isSameSwitch },
  [MavCmd.NAV_VTOL_TAKEOFF]: { 0: unheeded, 1: unheeded, 2: unheeded, 3: unheeded },
  [MavCmd.NAV_VTOL_LAND]: { 1: unheeded, 3: unheeded },
  [MavCmd.DO_LAND_START]: { 0: unheeded, 1: unheeded, 2: unheeded, 3: unheeded },
  [MavCmd.DO_MOUNT_CONTROL]: { 3: unheeded },
  [MavCmd.DO_SET_CAM_TRIGG_DIST]: { 1: unheeded },
};
/** What stands still comes as near as it can, what has wings waits for nothing. */
const COPTER: typeof ARDUPILOT = { ...ARDUPILOT, [MavCmd.NAV_WAYPOINT]: { 1: unheeded, 2: unheeded, 3: unheeded } };
const PLANE: typeof ARDUPILOT = { ...ARDUPILOT, [MavCmd.NAV_WAYPOINT]: { 0: unheeded, 3: unheeded } };

const PX4: Partial<Record<number, Rules>> = {
  [MavCmd.NAV_WAYPOINT]: { 3: isSameHeading },
  [MavCmd.NAV_LOITER_UNLIM]: { 0: unheeded, 1: unheeded, 3: isSameHeading },
  [MavCmd.NAV_LOITER_TIME]: { 1: isSameSwitch, 3: isSameSwitch },
  [MavCmd.NAV_LAND]: { 2: unheeded, 3: isSameHeading },
  [MavCmd.NAV_TAKEOFF]: { 0: unheeded, 1: unheeded, 2: unheeded, 3: isSameHeading },
  [MavCmd.NAV_LOITER_TO_ALT]: { 0: isSameSwitch, 2: unheeded, 3: isSameSwitch },
  [MavCmd.NAV_VTOL_TAKEOFF]: { 0: unheeded, 1: unheeded, 2: unheeded, 3: isSameHeading },
  [MavCmd.NAV_VTOL_LAND]: { 0: unheeded, 1: unheeded, 3: isSameHeading },
};

function rulesFor(command: number, { autopilot, kind }: Craft): Rules {
  const all = autopilot === 'ardupilot' ? (kind === 'multirotor' ? COPTER : PLANE) : autopilot === 'px4' ? PX4 : {};
  return all[command] ?? {};
}

/** Whether what came back means the same to this aircraft; whatever changes how it flies does not. Nothing: as it likes. */
export function meansSame({ command, params }: MissionItem, kept: MissionItem['params'], craft?: Craft): boolean {
  const rules = craft ? rulesFor(command, craft) : {};
  return params.every((sent, index) => {
    const [is, isSame] = [kept[index] ?? Number.NaN, rules[index]];
    return sent === null || isSameFloat(sent, is) || (isSame?.(sent, is) ?? false);
  });
}
