import type { Control, VehicleCommand } from '../control.ts';

/**
 * `/websocket/control`: who has the controls of a device and what it is told, as it happens; and the sticks of whoever has them. JSON.
 * The controls are renewed here while the socket is open: one call every three seconds less.
 */
export const CONTROL_CHANNEL = {
  path: '/websocket/control',
  /** That one reader may follow. */
  devicesMax: 50,
} as const;

/**
 * Why sticks were not passed on: another pilot has the controls, flying by hand (`manual`) was not ordered since they were taken, another window of this very
 * screen steers, or they came too late.
 */
export type StickFault = 'notHeld' | 'notOrdered' | 'elsewhere' | 'late';

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
