import type { ListedPicture, WantedPicture } from '@skyhelm/core/vehicle/picture';
import type { TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { LogSink } from './log-hands.ts';
import type { TransferListener } from './plan-hands.ts';

/** What a vehicle's cameras took while it was on this way, and how it is asked for the files, one at a time. */
export interface PictureHands {
  /** The newest first. */
  list(): ListedPicture[];
  /** Says at once why nothing was begun. More than `maxBytes` are not taken. */
  read(wanted: WantedPicture, maxBytes: number, sink: LogSink, listener: TransferListener): TransferFault | undefined;
  /** Whether there was something to leave off. */
  cancel(): boolean;
}
