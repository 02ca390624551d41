import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import type { TransferFault } from '@skyhelm/core/vehicle/transfer';
import type { TransferListener } from './plan-hands.ts';

/** How a vehicle is given a fence that holds: its areas, and what its parameters say of them. Each says at once why nothing was begun. */
export interface FenceHands {
  /** Done when areas and height were read back as they were sent, and the fence is switched on. Nothing for no limit of ours: its own stays. */
  send(plan: FencePlan, ceiling: number | null, listener: TransferListener): TransferFault | undefined;
  /** Done when it has no areas any more and looks for none, nor keeps to a highest height where that is to go too. */
  clear(isHeightToo: boolean, listener: TransferListener): TransferFault | undefined;
  /** Areas and rules; no rules where the vehicle does not say them. */
  read(listener: TransferListener): TransferFault | undefined;
  /** Whether there was something to leave off. */
  cancel(): boolean;
}
