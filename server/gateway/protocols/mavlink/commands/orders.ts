import { CopterMode, MavCmd, MavFrame, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { CommandKind, VehicleCommand } from '@skyhelm/core/vehicle/command';
import type { Introduction } from '../../../protocol.ts';

/** One MAVLink command of those that a pilot's command is made of. */
export interface MavlinkOrder {
  command: number;
  parameters: readonly number[];
  /** With a place it goes as COMMAND_INT: single precision would miss by a metre. */
  place?: { latitude: number; longitude: number; altitude: number; frame: number };
}

export interface Aircraft {
  autopilot: Introduction['autopilot'];
  kind: Introduction['kind'];
  /** Of home above the sea; PX4 flies by that. */
  homeAltitude: number | undefined;
  /** It was on a route when it was told to pause, and has done nothing else since. */
  hasPausedRoute: boolean;
}

/** Why there is nothing to send: this aircraft cannot do it, or not now. */
export type Unable = 'UNSUPPORTED' | 'NOTHING_PAUSED' | 'HOME_UNKNOWN';

const CUSTOM_MODE = 1;
const CHANGE_MODE = 1;
const AS_IT_IS = -1;

const mode = (...numbers: number[]): MavlinkOrder => ({ command: MavCmd.DO_SET_MODE, parameters: [CUSTOM_MODE, ...numbers] });
const ARM: MavlinkOrder = { command: MavCmd.COMPONENT_ARM_DISARM, parameters: [1] };

type Orders = { [K in CommandKind]?: (command: Extract<VehicleCommand, { kind: K }>, aircraft: Aircraft) => MavlinkOrder[] | Unable };

const goToAboveHome: NonNullable<Orders['goTo']> = ({ latitude, longitude, height }) => [
  {
    command: MavCmd.DO_REPOSITION,
    parameters: [AS_IT_IS, CHANGE_MODE],
    place: { latitude, longitude, altitude: height, frame: MavFrame.GLOBAL_RELATIVE_ALT },
  },
];

/** An aircraft that has paused nothing would begin whatever route it last heard of. */
const continueIn =
  (...numbers: number[]): NonNullable<Orders['continue']> =>
  (_, { hasPausedRoute }) =>
    hasPausedRoute ? [mode(...numbers)] : 'NOTHING_PAUSED';

const COPTER: Orders = {
  takeOff: ({ height }) => [mode(CopterMode.GUIDED), ARM, { command: MavCmd.NAV_TAKEOFF, parameters: [0, 0, 0, 0, 0, 0, height] }],
  pause: () => [mode(CopterMode.BRAKE)],
  continue: continueIn(CopterMode.AUTO),
  land: () => [mode(CopterMode.LAND)],
  directReturn: () => [mode(CopterMode.RTL)],
  goTo: goToAboveHome,
};

/** A plane starts by being thrown or by rolling, and lands where its route says so. */
const PLANE: Orders = {
  pause: () => [mode(PlaneMode.LOITER)],
  continue: continueIn(PlaneMode.AUTO),
  directReturn: () => [mode(PlaneMode.RTL)],
  goTo: goToAboveHome,
};

const QUADPLANE: Orders = { ...PLANE, land: () => [mode(PlaneMode.QLAND)] };

const PX4_AUTO = 4;
const PX4: Orders = {
  takeOff: ({ height }, { homeAltitude }) =>
    homeAltitude === undefined
      ? 'HOME_UNKNOWN'
      : [{ command: MavCmd.NAV_TAKEOFF, parameters: [AS_IT_IS, 0, 0, Number.NaN, Number.NaN, Number.NaN, homeAltitude + height] }, ARM],
  pause: () => [mode(PX4_AUTO, 3)],
  continue: continueIn(PX4_AUTO, 4),
  land: () => [mode(PX4_AUTO, 6)],
  directReturn: () => [mode(PX4_AUTO, 5)],
  goTo: ({ latitude, longitude, height }, { homeAltitude }) =>
    homeAltitude === undefined
      ? 'HOME_UNKNOWN'
      : [
          {
            command: MavCmd.DO_REPOSITION,
            parameters: [AS_IT_IS, CHANGE_MODE, 0, Number.NaN],
            place: { latitude, longitude, altitude: homeAltitude + height, frame: MavFrame.GLOBAL },
          },
        ],
};

function tableFor({ autopilot, kind }: Aircraft): Orders {
  if (autopilot === 'px4') return PX4;
  if (autopilot !== 'ardupilot') return {};
  if (kind === 'multirotor') return COPTER;
  return kind === 'vtol' ? QUADPLANE : kind === 'fixedWing' ? PLANE : {};
}

/** What has to be sent, in order, or why nothing can be. */
export function ordersFor(command: VehicleCommand, aircraft: Aircraft): MavlinkOrder[] | Unable {
  const write = tableFor(aircraft)[command.kind] as ((command: VehicleCommand, aircraft: Aircraft) => MavlinkOrder[] | Unable) | undefined;
  return write ? write(command, aircraft) : 'UNSUPPORTED';
}
