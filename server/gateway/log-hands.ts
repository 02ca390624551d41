import type { KeptLog, TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { TransferListener } from './plan-hands.ts';

/** Where the bytes of a log go, each piece once and in any order. */
export interface LogSink {
  write(at: number, bytes: Uint8Array): Promise<void>;
}

/** `isComplete`: all that the vehicle says it has. */
export type LogListing = { logs: KeptLog[]; isComplete: boolean } | { fault: TransferFault };

/** How a vehicle is asked for the logs that it has kept, one matter at a time. Each says at once why nothing was begun. */
export interface LogHands {
  list(listed: (listing: LogListing) => void): TransferFault | undefined;
  /** More than `maxBytes` are not taken. */
  read(number: number, maxBytes: number, sink: LogSink, listener: TransferListener): TransferFault | undefined;
  /** Whether there was something to leave off. */
  cancel(): boolean;
}
