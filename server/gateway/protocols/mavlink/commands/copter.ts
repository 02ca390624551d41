import { CopterMode, MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { changeSpeed, fromItem, goTo, GROUND_SPEED } from './ardupilot-orders.ts';
import { orbitOfCopter } from './copter-orbit.ts';
import type { Manner } from './manner.ts';
import { ARM, long, mode, RESET_ARDUPILOT } from './step.ts';

const MISSION = { flown: [CopterMode.AUTO, CopterMode.AUTO_RTL], wait: mode(CopterMode.BRAKE) };

/** ArduCopter. */
export const COPTER: Manner = {
  // The second where it was turned while it waited.
  holdingModes: [CopterMode.BRAKE, CopterMode.GUIDED],
  guidedModes: [CopterMode.GUIDED, CopterMode.CIRCLE],
  resumableModes: [CopterMode.AUTO, CopterMode.RTL, CopterMode.SMART_RTL, CopterMode.LAND, CopterMode.AUTO_RTL],
  modeStep: mode,
  orders: {
    takeOff: ({ height }) => [mode(CopterMode.GUIDED), ARM, long(MavCmd.NAV_TAKEOFF, [], height)],
    pause: () => [mode(CopterMode.BRAKE)],
    land: () => [mode(CopterMode.LAND)],
    directReturn: () => [mode(CopterMode.RTL)],
    trackReturn: () => [mode(CopterMode.SMART_RTL)],
    manual: () => [mode(CopterMode.LOITER)],
    goTo: goTo(GROUND_SPEED),
    orbit: orbitOfCopter,
    resetMission: () => RESET_ARDUPILOT,
    changeSpeed: ({ speed }) => [changeSpeed(GROUND_SPEED, speed)],
    // It does not arm in the mode that flies routes. Told where to begin first, its motors do not wait for an answer that may be lost.
    startRoute: ({ item }, { state }) => [
      ...fromItem(item, MISSION, state),
      ...(state.flying === false ? [mode(CopterMode.GUIDED), ARM] : []),
      long(MavCmd.MISSION_START, []),
    ],
    // It does not turn in the mode that brakes; guided to nowhere it stays where it is as well.
    changeYaw: ({ heading }, { state }) => [
      ...(state.nativeMode === CopterMode.BRAKE ? [mode(CopterMode.GUIDED)] : []),
      long(MavCmd.CONDITION_YAW, [heading]),
    ],
  },
};
