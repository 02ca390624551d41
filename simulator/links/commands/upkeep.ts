import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Actions } from './order.ts';

const CALIBRATION_SECONDS = 4;

/** What is done to an aircraft that stands. */
export const UPKEEP: Actions = {
  [MavCmd.PREFLIGHT_REBOOT_SHUTDOWN]: ({ comms }, { param1 }) => {
    if (comms.craft.armed) return MavResult.FAILED;
    // Three holds it in the bootloader afterwards: not simulated.
    if (param1 !== 1) return MavResult.UNSUPPORTED;
    comms.reboot();
    return MavResult.ACCEPTED;
  },
  [MavCmd.PREFLIGHT_CALIBRATION]: (orders, order) => {
    if (orders.comms.craft.armed) return MavResult.TEMPORARILY_REJECTED;
    orders.takeTime(order, CALIBRATION_SECONDS);
    return MavResult.IN_PROGRESS;
  },
  [MavCmd.PREFLIGHT_STORAGE]: () => MavResult.ACCEPTED,
};
