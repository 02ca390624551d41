import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { messageNamed } from '@skyhelm/core/mavlink/message';
import { firmwareIn, hardwareIdIn } from '@skyhelm/core/vehicle/mavlink/version';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import type { LinkTrouble } from '../../../platform/bus/vehicle-subjects.ts';
import type { Order } from './order.ts';

const version = offsetsOf('AUTOPILOT_VERSION');

/**
 * Seconds between one asking and the next; the last one for ever, because a vehicle may wake up late. On a link that
 * loses three in ten either way every second question is in vain: a dozen in the first minute leave one in thousands unnamed.
 */
const PATIENCE_S = [1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 10, 30];
/** A radio may be put on another aircraft faster than anybody would call it a silence: it is asked again now and then, and believed meanwhile. */
const SURE_FOR_MS = 60_000;
/** Two who share one number are both heard within this time; a board that was changed needs longer. */
export const TOGETHER_MS = 10_000;

export interface Answered {
  hardwareId: string;
  firmware: string;
}

/** Asks a vehicle who it is: its system id is what anybody may set, the number of its hardware is not. */
export interface Hello {
  /** It has said who it is since it may last have become another one. */
  isSure(): boolean;
  /** Asked for long without an answer: what it was before says nothing any more. */
  isInVain(): boolean;
  trouble(): Extract<LinkTrouble, 'noAnswer' | 'nameless' | 'ambiguous'> | undefined;
  hardwareId(): string | undefined;
  /** Nothing while it has not said which it has. */
  firmware(): string;
  /** What it says it can, in bits; none while it has not said so. */
  capabilities(): number;
  /** Who it says it is; nothing while that cannot be told. */
  take(payload: DataView, now: number): Answered | undefined;
  /** It may be another one by now, and is asked at once. */
  askAgain(now: number): void;
  /** Two kinds of vehicle speak under this number: neither is believed until one of them has been silent. */
  confuse(now: number): void;
  tick(now: number): void;
}

export function hello(order: Order): Hello {
  let hardwareId: string | undefined;
  let firmware = '';
  let capabilities = 0;
  let trouble: ReturnType<Hello['trouble']>;
  let [tries, nextAt] = [0, 0];
  let answeredAt = -Infinity;
  let [isAsking, isSure] = [true, false];
  let confusedUntil = Infinity;

  function askAgain(now: number): void {
    trouble = undefined;
    [isAsking, isSure] = [true, false];
    [tries, nextAt] = [0, 0];
    confusedUntil = Infinity;
    ask(now);
  }

  const askWho = () => order(MavCmd.REQUEST_MESSAGE, messageNamed('AUTOPILOT_VERSION').id);

  function makeSure(now: number): void {
    if (!isSure || now < nextAt) return;
    nextAt = now + SURE_FOR_MS;
    askWho();
  }

  function ask(now: number): void {
    if (!isAsking || now < nextAt) return;
    nextAt = now + PATIENCE_S[Math.min(tries, PATIENCE_S.length - 1)]! * 1000;
    if (tries >= 3) trouble ??= 'noAnswer';
    // Older autopilots know only the second way of asking.
    if (tries++ % 2 === 0) askWho();
    else order(MavCmd.REQUEST_AUTOPILOT_CAPABILITIES, 1);
  }

  return {
    isSure: () => isSure,
    isInVain: () => isAsking && tries > PATIENCE_S.length,
    trouble: () => trouble,
    hardwareId: () => hardwareId,
    firmware: () => firmware,
    capabilities: () => capabilities,
    take(payload, now) {
      firmware = firmwareIn(payload);
      capabilities = payload.getUint32(version.capabilities, true);
      const heard = hardwareIdIn(payload);
      const isAnother = hardwareId !== undefined && heard !== undefined && heard !== hardwareId;
      const isTogether = now - answeredAt < TOGETHER_MS;
      answeredAt = now;
      [isAsking, isSure] = [heard === undefined, false];
      if (heard === undefined) {
        trouble = 'nameless';
        return undefined;
      }
      // Which of the two the next message is from, nobody can tell: neither is believed until both have been silent.
      if (trouble === 'ambiguous' || (isAnother && isTogether)) {
        trouble = 'ambiguous';
        return undefined;
      }
      trouble = undefined;
      hardwareId = heard;
      isSure = true;
      nextAt = now + SURE_FOR_MS;
      return { hardwareId: heard, firmware };
    },
    askAgain,
    confuse(now) {
      [trouble, isSure] = ['ambiguous', false];
      confusedUntil = now + TOGETHER_MS;
    },
    tick(now) {
      if (now >= confusedUntil) askAgain(now);
      else ask(now);
      makeSure(now);
    },
  };
}
