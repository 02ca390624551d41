import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { MavMissionResult as Result, MavMissionType } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { PlanKind } from '@skyhelm/core/vehicle/plan-item';
import type { TransferFault } from '@skyhelm/core/vehicle/transfer';

/** What vehicles say about plans, as far as it is to us and of the kind that is transferred. */
export interface PlanWords {
  count(count: number, now: number): void;
  request(sequence: number, now: number): void;
  item(item: Message<'MISSION_ITEM_INT'>, now: number): void;
  ack(result: number, now: number): void;
}

/** One matter about one plan: a reading, an upload, a clearing. */
export interface Exchange extends PlanWords {
  /** Whether anything that changes the plan may have reached the vehicle. */
  readonly isBegun?: boolean;
  tick(now: number): void;
}

export interface PlanTools {
  /** To the vehicle, about the kind of plan at hand. */
  say<N extends MessageName>(name: N, message: Partial<Message<N>>): void;
}

export const TYPES: Record<PlanKind, number> = {
  mission: MavMissionType.MISSION,
  fence: MavMissionType.FENCE,
  rally: MavMissionType.RALLY,
};

/** Between one saying of what opens an exchange and the next, and how often it is said: where three of ten packets are lost, every other one is answered. */
export const OPENING_MS = 1_000;
export const OPENINGS_MAX = 12;

/** So long words of the transfer before may still come in: the next one begins after them. */
export const CALM_MS = 500;

const NAMES = new Map<number, string>(Object.entries(Result).map(([name, number]) => [number, name]));

/** The vehicle's word for a refusal, and what it comes to. */
export function refusalBy(result: number): { fault: TransferFault; word: string } {
  const word = NAMES.get(result) ?? String(result);
  if (result === Result.UNSUPPORTED) return { fault: 'unsupported', word };
  if (result === Result.NO_SPACE) return { fault: 'noSpace', word };
  const isAboutItem = word.startsWith('INVALID') || result === Result.UNSUPPORTED_FRAME;
  return { fault: isAboutItem ? 'invalidItem' : 'refused', word };
}

/** Nothing heard at all, or a word that was taken for a late one and was all that came. */
export const faultOf = (lastWord: number | undefined): { fault: TransferFault; word?: string } =>
  lastWord === undefined ? { fault: 'silence' } : refusalBy(lastWord);
