import { z } from 'zod';
import { DeviceId } from '../ids.ts';
import { CONTROL_CHANNEL } from './control.ts';

const Deflection = z.number().min(-1).max(1);

/** What a reader may say. */
export const ControlAsk = z.union([
  /** All that is followed from now on, instead of what was before. */
  z.strictObject({ watch: z.array(DeviceId).max(CONTROL_CHANNEL.devicesMax) }),
  z.strictObject({ renew: DeviceId }),
  /**
   * Where the sticks stand, twenty times a second while somebody steers; null when they are let go. `at` are milliseconds of the sender's own clock:
   * what is not newer than the one before, or was held up on the way, is dropped.
   */
  z.strictObject({
    steer: DeviceId,
    at: z.number(),
    axes: z.strictObject({ forward: Deflection, right: Deflection, up: Deflection, turn: Deflection }).nullable(),
  }),
]);
export type ControlAsk = z.output<typeof ControlAsk>;
