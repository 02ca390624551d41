import type { StateField, VehicleState } from '@skyhelm/core/vehicle/state';

/**
 * `/uavdata`: what vehicles measure, as it is heard. Without a subprotocol everything is JSON text. With `binaryProtocol` states and changes come as
 * binary batches (core/vehicle/batch-wire.ts) in which a number stands for each device; everything else stays JSON.
 */
export const UAV_DATA_CHANNEL = {
  path: '/uavdata',
  /** Its number grows with every change that an older reader would misread. */
  binaryProtocol: 'skyhelm.v2',
  /** That one reader may follow; what is beyond that is left out, and the reader is told. */
  devicesMax: 5_000,
  /** That fit into one message. */
  devicesPerAsk: 1_000,
} as const;

/** One device as it is when it is subscribed to. */
export interface UavSnapshot {
  device: string;
  /** Stands for the device in binary batches. */
  handle: number;
  online: boolean;
  at: number;
  state: VehicleState;
  /** Fields that were heard too long ago to say anything about now. */
  stale: StateField[];
}

export interface UavChange {
  device: string;
  at: number;
  state: VehicleState;
}

/** What a reader is told as text. */
export type UavDataMessage =
  | { snapshots: UavSnapshot[] }
  | { changes: UavChange[] }
  | { links: { device: string; online: boolean; flying: boolean; at: number }[] }
  /** There is no such device for this reader. */
  | { refused: string[] }
  /** Out of the box, unsubscribed, or not for this reader any more. */
  | { gone: string[] }
  /** The reader is too slow: so many messages were put together, and only the latest of each value is sent. */
  | { slow: { joined: number } }
  | { fault: 'ask' | 'tooMany' }
  | { code: number };
