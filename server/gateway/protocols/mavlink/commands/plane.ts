import { MavCmd, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { AIR_SPEED, changeSpeed, fromItem, goTo, levelAboveHome, reposition } from './ardupilot-orders.ts';
import { UNSUPPORTED, type Manner, type VehicleFacts } from './manner.ts';
import { ARM, long, mode, RESET_ARDUPILOT, setting, type CommandStep } from './step.ts';

/** On its wings with rotors too: to wait on these would be to change over and back. Not by its mode, which is told again behind it. */
const MISSION = { flown: [PlaneMode.AUTO], wait: long(MavCmd.NAV_LOITER_UNLIM, []) };

const shared: Pick<Manner['orders'], 'trackReturn' | 'goTo' | 'orbit' | 'changeSpeed' | 'changeYaw' | 'startRoute' | 'resetMission'> = {
  resetMission: () => RESET_ARDUPILOT,
  trackReturn: UNSUPPORTED,
  goTo: goTo(AIR_SPEED),
  orbit: ({ speed, ...circle }, { state }) =>
    levelAboveHome(circle.height, state, (level) => [
      reposition(circle, level, circle),
      ...(speed === undefined ? [] : [changeSpeed(AIR_SPEED, speed)]),
    ]),
  changeSpeed: ({ speed }) => [changeSpeed(AIR_SPEED, speed)],
  changeYaw: UNSUPPORTED,
  startRoute: ({ item }, { state }) => [...fromItem(item, MISSION, state), mode(PlaneMode.AUTO), ...(state.flying === false ? [ARM] : [])],
};

/**
 * LOITER flies at the cruise speed whatever speed is commanded, so that a slower route would be gone on with too fast. GUIDED circles
 * on the spot as well, at the commanded speed.
 */
function waitAtRouteSpeed({ state, routeSpeed }: VehicleFacts): readonly CommandStep[] | undefined {
  if (routeSpeed === undefined || state.nativeMode !== PlaneMode.AUTO) return undefined;
  const speed = changeSpeed(AIR_SPEED, routeSpeed);
  return [
    { ...mode(PlaneMode.GUIDED), atOnce: speed },
    { ...speed, beside: 'speedUnconfirmed' },
  ];
}

/**
 * ArduPlane on its wings. How high it takes off stands in its parameters, and it must have that height before it may leave;
 * it lands where its mission says how, or says no.
 */
export const PLANE: Manner = {
  holdingModes: [PlaneMode.LOITER, PlaneMode.GUIDED],
  guidedModes: [PlaneMode.GUIDED],
  resumableModes: [PlaneMode.AUTO, PlaneMode.RTL],
  modeStep: mode,
  orders: {
    ...shared,
    // Armed last: in the mode it was in before, such as a mission, it might leave to somewhere else.
    takeOff: ({ height }) => [setting('TKOFF_ALT', height), mode(PlaneMode.TAKEOFF), ARM],
    pause: (_, facts) => waitAtRouteSpeed(facts) ?? [mode(PlaneMode.LOITER)],
    land: () => [{ ...long(MavCmd.DO_LAND_START, []), refusedAs: 'noLanding' }],
    directReturn: () => [mode(PlaneMode.RTL)],
    // Left alone it flies on level and straight, where the others would let it sink.
    manual: () => [mode(PlaneMode.CRUISE)],
  },
};

/** ArduPlane with rotors: it waits, lands and comes home on these. */
export const QUADPLANE: Manner = {
  holdingModes: [PlaneMode.QLOITER],
  guidedModes: [PlaneMode.GUIDED],
  resumableModes: [PlaneMode.AUTO, PlaneMode.RTL, PlaneMode.QRTL, PlaneMode.QLAND],
  modeStep: mode,
  orders: {
    ...shared,
    takeOff: ({ height }) => [mode(PlaneMode.GUIDED), ARM, long(MavCmd.NAV_TAKEOFF, [], height)],
    pause: () => [mode(PlaneMode.QLOITER)],
    land: () => [mode(PlaneMode.QLAND)],
    directReturn: () => [mode(PlaneMode.QRTL)],
    manual: () => [mode(PlaneMode.QLOITER)],
  },
};
