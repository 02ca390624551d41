import { z } from 'zod';
import type { Control, VehicleCommand } from '../control.ts';
import { DeviceId } from '../ids.ts';

/**
 * `/websocket/control`: who has the controls of a device and what it is told, as it happens; and the sticks of whoever has them. JSON.
 * The controls are renewed here while the socket is open: one call every three seconds less.
 */
export const CONTROL_CHANNEL = {
  path: '/websocket/control',
  /** That one reader may follow. */
  devicesMax: 50,
} as const;

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

/** Why sticks were not passed on: somebody else has the controls, or another window of this very screen steers, or they came too late. */
export type StickFault = 'notHeld' | 'elsewhere' | 'late';

/** What a reader is told. */
export type ControlMessage =
  | { device: string; control: Control }
  /** Newest first: those of before when it is followed, then each whose course changed. */
  | { device: string; commands: VehicleCommand[] }
  /** There is no such device for this reader, or not any more. */
  | { refused: string[] }
  | { device: string; sticks: StickFault }
  | { fault: 'ask' }
  | { code: number };
