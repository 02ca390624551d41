import type { FenceRules } from './fence-rules.ts';
import type { Plan } from './plan-item.ts';

/** What goes between us and a vehicle in many pieces: a plan, a log that it has kept, or a picture that it took. */
export const TRANSFER_KINDS = ['sendPlan', 'readPlan', 'clearPlan', 'readLog', 'readPicture'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export const TRANSFER_STAGES = ['sending', 'checking', 'reading', 'clearing'] as const;

/** Items of a plan, or bytes of a log or a picture. */
export interface TransferProgress {
  stage: (typeof TRANSFER_STAGES)[number];
  done: number;
  total: number;
}

/** Why a transfer came to nothing. */
export const TRANSFER_FAULTS = [
  'noGateway',
  'offline',
  'busy',
  'outdated',
  'unsupported',
  'armed',
  'unknownState',
  'silence',
  'linkLost',
  'refused',
  'noSpace',
  'invalidItem',
  'different',
  'limits',
  'confused',
  'unreadable',
  'noSuchLog',
  'noSuchPicture',
  'tooLarge',
  'noRoom',
  'storage',
  'lost',
] as const;
export type TransferFault = (typeof TRANSFER_FAULTS)[number];

/** How it ended. */
export type TransferEnd = Done | Failure | { outcome: 'cancelled'; isPlanUnknown: boolean };

interface Done {
  outcome: 'done';
  plan?: Plan;
  /** Of a fence: null where the vehicle says nothing of them. */
  rules?: FenceRules | null;
  bytes?: number;
}

interface Failure {
  outcome: 'failed';
  fault: TransferFault;
  /** The vehicle's own word. */
  word?: string;
  /** Number of the item, area or point that it is about, counted from nought. */
  at?: number;
  /** What the vehicle keeps now may be the old plan, the new one or parts of either: nobody should fly it unread. */
  isPlanUnknown: boolean;
}

export const failed = (fault: TransferFault, more: Partial<Failure> = {}): Failure => ({
  outcome: 'failed',
  fault,
  isPlanUnknown: false,
  ...more,
});

/** A log that a vehicle has kept of one flight. */
export interface KeptLog {
  number: number;
  bytes: number;
  /** Seconds since 1970; nothing where the vehicle did not know the time. */
  startedAt: number | undefined;
}
