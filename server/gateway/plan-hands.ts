import type { Plan, PlanKind } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd, TransferFault, TransferProgress } from '@skyhelm/core/vehicle/transfer';

/** Whoever began a transfer hears how far it is, and once how it ended. */
export interface TransferListener {
  progress(progress: TransferProgress): void;
  ended(end: TransferEnd): void;
}

/** How a vehicle is given plans and asked for them, one at a time. Each says at once why nothing was begun. */
export interface PlanHands {
  /** It is done when the plan was read back and is the one that was sent. */
  send(plan: Plan, listener: TransferListener): TransferFault | undefined;
  read(kind: PlanKind, listener: TransferListener): TransferFault | undefined;
  /** It is done when nothing comes back. */
  clear(kind: PlanKind, listener: TransferListener): TransferFault | undefined;
  /** Whether there was something to leave off. */
  cancel(): boolean;
}
