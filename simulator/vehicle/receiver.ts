/** What the RC receiver hears: a transmitter at rest with its throttle in the middle or at the bottom, or there is no receiver at all. */
export const RECEIVERS = ['centred', 'low', 'absent'] as const;
export type ReceiverKind = (typeof RECEIVERS)[number];

export interface Receiver {
  isAttached: boolean;
  /** Where the throttle stick rests, from -1 at the bottom to 1. The other sticks rest in the middle. */
  throttle: number;
}

export const receiverOf = (kind: ReceiverKind): Receiver => ({ isAttached: kind !== 'absent', throttle: kind === 'low' ? -1 : 0 });
