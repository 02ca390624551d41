import { isAltitude } from '@skyhelm/core/geo/position';
import { MavCmd, MavDoRepositionFlags } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { AIR_SPEED, changeSpeed, GROUND_SPEED, UNCHANGED } from './ardupilot-orders.ts';
import { UNSUPPORTED, type Manner, type Plan } from './manner.ts';
import { ARM, aboveSea, at, long, mode, RESET_PX4, type CommandStep, type Level } from './step.ts';

const MAIN = { position: 3, auto: 4 } as const;
const AUTO = { hold: 3, mission: 4, return: 5, land: 6 } as const;
const ORBIT = 1;

/** As it stands in its heartbeat. */
const native = (main: number, below: number): number => below * 2 ** 24 + main * 2 ** 16;
const HOLD = native(MAIN.auto, AUTO.hold);
const [NOWHERE, AS_IT_IS] = [Number.NaN, Number.NaN];

const inMode = (main: number, below = 0): CommandStep => mode(main, below, native(main, below));
const auto = (below: number): CommandStep => inMode(MAIN.auto, below);

/** Where it stays in the mode that it landed in, it does not arm. */
const LANDED_IN = [native(MAIN.auto, AUTO.land), native(MAIN.auto, AUTO.return)];
const toArm = ({ nativeMode }: VehicleState): CommandStep[] =>
  nativeMode !== undefined && LANDED_IN.includes(nativeMode) ? [auto(AUTO.hold), ARM] : [ARM];

/** PX4 counts every height from the sea. */
function level(height: number | undefined, { altitude, height: isAt, homeAltitude }: VehicleState, order: (level: Level) => Plan): Plan {
  const home = homeAltitude ?? (altitude !== undefined && isAt !== undefined ? altitude - isAt : undefined);
  const metres = height === undefined ? altitude : home !== undefined ? home + height : undefined;
  // Out of what is possible where its altitude and its height do not belong together.
  return metres === undefined || !isAltitude(metres) ? 'unknownPosition' : order(aboveSea(metres));
}

export const PX4: Manner = {
  holdingModes: [HOLD],
  guidedModes: [HOLD, native(MAIN.position, ORBIT)],
  resumableModes: [native(MAIN.auto, AUTO.mission), native(MAIN.auto, AUTO.return), native(MAIN.auto, AUTO.land)],
  modeStep: (nativeMode) => inMode((nativeMode >>> 16) & 0xff, nativeMode >>> 24),
  orders: {
    takeOff({ height }, { state }) {
      // Home is where it stands once it is armed.
      const ground = state.altitude ?? state.homeAltitude;
      if (ground === undefined || !isAltitude(ground + height)) return 'unknownPosition';
      const up: CommandStep = {
        wire: 'COMMAND_LONG',
        said: {
          command: MavCmd.NAV_TAKEOFF,
          param1: UNCHANGED,
          param4: AS_IT_IS,
          param5: NOWHERE,
          param6: NOWHERE,
          param7: ground + height,
        },
      };
      // Armed first: a vehicle that waits in its take-off mode for somebody to arm it would leave by surprise.
      return [...toArm(state), up];
    },
    pause: () => [auto(AUTO.hold)],
    land: () => [auto(AUTO.land)],
    directReturn: () => [auto(AUTO.return)],
    trackReturn: UNSUPPORTED,
    resetMission: () => RESET_PX4,
    manual: () => [inMode(MAIN.position)],
    goTo: ({ speed = UNCHANGED, ...place }, { state }) =>
      level(place.height, state, (high) => [at(MavCmd.DO_REPOSITION, [speed, MavDoRepositionFlags.CHANGE_MODE, 0, AS_IT_IS], place, high)]),
    orbit: ({ radius, clockwise, speed = AS_IT_IS, ...place }, { state }) =>
      level(place.height, state, (high) => [at(MavCmd.DO_ORBIT, [clockwise ? radius : -radius, speed], place, high)]),
    startRoute: ({ item }, { state }) => [...(state.flying === false ? toArm(state) : []), long(MavCmd.MISSION_START, [item])],
    changeSpeed: ({ speed }, { kind }) => [changeSpeed(kind === 'fixedWing' ? AIR_SPEED : GROUND_SPEED, speed)],
    changeYaw({ heading }, { kind }) {
      if (kind === 'fixedWing') return 'unsupported';
      const param4 = (heading * Math.PI) / 180;
      const here = { param5: NOWHERE, param6: NOWHERE, param7: AS_IT_IS };
      const turn = { command: MavCmd.DO_REPOSITION, param1: UNCHANGED, param2: MavDoRepositionFlags.CHANGE_MODE, param4, ...here };
      return [{ wire: 'COMMAND_LONG', said: turn }];
    },
  },
};
