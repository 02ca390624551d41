import type { ListedPicture, WantedPicture } from '@skyhelm/core/vehicle/picture';
import type { FencePlan, MissionItem, Plan, PlanKind } from '@skyhelm/core/vehicle/plan-item';
import type { KeptLog, TransferEnd, TransferFault, TransferProgress } from '@skyhelm/core/vehicle/transfer';
import type { Bus } from './bus.ts';

/** How far a transfer is, or how it ended: that comes last, and once. */
export interface TransferNews {
  enterpriseId: string;
  deviceId: string;
  transferId: string;
  news: { progress: TransferProgress } | { end: TransferEnd };
}

interface OfTransfer {
  deviceId: string;
  transferId: string;
}

interface OfFile {
  key: string;
  bytesMax: number;
}

/** What comes of a transfer that was begun is told by `vehicle.<id>.transfer`. */
export type Begun = { step: 'begun' } | { step: 'refused'; fault: TransferFault };

/** What features ask the gateway to bring to a vehicle or to fetch from it, one thing at a time. */
export interface TransferRequests {
  'gateway.sendPlan': { asked: OfTransfer & { token: number; plan: Plan }; answer: Begun };
  /** With what switches it on, and the highest height in metres above home where there is one. */
  'gateway.sendFence': { asked: OfTransfer & { token: number; plan: FencePlan; ceiling: number | null }; answer: Begun };
  /** With what looks for areas, and with the highest height where that is to go too. */
  'gateway.clearFence': { asked: OfTransfer & { token: number; isHeightToo: boolean }; answer: Begun };
  'gateway.readPlan': { asked: OfTransfer & { kind: PlanKind }; answer: Begun };
  /** Is no transfer of anybody's, and gives way to those. */
  'gateway.missionAboard': { asked: { deviceId: string }; answer: { items: MissionItem[] } | { fault: TransferFault } };
  'gateway.clearPlan': { asked: OfTransfer & { token: number; kind: PlanKind }; answer: Begun };
  /** The file is kept under the key once it is whole. One that is larger than `bytesMax` is not read. */
  'gateway.readLog': { asked: OfTransfer & OfFile & { log: number }; answer: Begun };
  /** The same, of one of the list. */
  'gateway.readPicture': { asked: OfTransfer & OfFile & { picture: WantedPicture }; answer: Begun };
  'gateway.cancelTransfer': { asked: OfTransfer; answer: { isUnderWay: boolean } };
  'gateway.listLogs': { asked: { deviceId: string }; answer: { logs: KeptLog[]; isComplete: boolean } | { fault: TransferFault } };
  /** What its cameras took while it was on this way, the newest first. */
  'gateway.listPictures': { asked: { deviceId: string }; answer: { pictures: ListedPicture[] } | { fault: TransferFault } };
}

export const transferSubject = (deviceId: string): string => `vehicle.${deviceId}.transfer`;

export const hearTransfers = (bus: Bus, listener: (news: TransferNews) => void | Promise<void>): (() => void) =>
  bus.subscribe('vehicle.*.transfer', (payload) => listener(payload as TransferNews));

const ANSWER_WITHIN_MS = 2_000;
/** A list is asked for again and again on a bad link. */
const LIST_WITHIN_MS = 20_000;
/** As is a mission, item by item. */
const MISSION_WITHIN_MS = 300_000;
const LONGER: Partial<Record<keyof TransferRequests, number>> = {
  'gateway.listLogs': LIST_WITHIN_MS,
  'gateway.missionAboard': MISSION_WITHIN_MS,
};

export const askForTransfer = <S extends keyof TransferRequests>(
  bus: Bus,
  subject: S,
  asked: TransferRequests[S]['asked'],
): Promise<TransferRequests[S]['answer']> =>
  bus.request(subject, asked, LONGER[subject] ?? ANSWER_WITHIN_MS) as Promise<TransferRequests[S]['answer']>;

export const serveTransfer = <S extends keyof TransferRequests>(
  bus: Bus,
  subject: S,
  answer: (asked: TransferRequests[S]['asked']) => TransferRequests[S]['answer'] | Promise<TransferRequests[S]['answer']>,
): (() => void) => bus.serve(subject, (asked) => answer(asked as TransferRequests[S]['asked']));
