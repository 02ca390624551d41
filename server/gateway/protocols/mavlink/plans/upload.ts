import { MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import { failed, type TransferEnd } from '@skyhelm/core/vehicle/transfer';
import type { TransferListener } from '../../../plan-hands.ts';
import { CALM_MS, faultOf, OPENING_MS, OPENINGS_MAX, refusalBy, type Exchange, type PlanTools } from './exchange.ts';
import { reading } from './reading.ts';
import type { WireItem } from './wire-items.ts';

/** A vehicle drops an upload after eight seconds in which nothing reached it. */
const DROPPED_MS = 10_000;
/** With everything sent and no word of it for so long, it is looked whether it arrived. */
const LOOK_MS = 3_000;
/** Where three of ten packets are lost, a vehicle drops every third upload of a hundred items. */
const BEGINNINGS_MAX = 10;
/** A late packet of another upload may ask for what there is not; a vehicle that goes on doing so is confused. */
const STRANGE_MAX = 10;

/** Words that say no more than that the vehicle has given up waiting. */
const DROPPED: readonly number[] = [Result.OPERATION_CANCELLED, Result.ERROR];

/** What is to be sent, and what its items are to whoever made it. */
export interface Cargo {
  items: readonly WireItem[];
  /** Which part of the plan an item belongs to. */
  elementOf(sequence: number): number | undefined;
  /** Which part of the plan is not among what was kept. */
  missingFrom(kept: readonly WireItem[]): number | undefined;
}

/** The vehicle asks for one item after the other, and for lost ones again: nothing is sent unasked but how many there are. Then it is read back. */
export function upload({ items, elementOf, missingFrom }: Cargo, tools: PlanTools, begunAt: number, listener: TransferListener): Exchange {
  let phase: 'opening' | 'sending' | 'checking' = 'opening';
  let [openings, beginnings] = [0, 0];
  let [openAt, heardAt, lookAt] = [begunAt, begunAt, Infinity];
  /** How many the vehicle has asked for, this time and ever. */
  let [asked, askedEver, strange] = [0, 0, 0];
  let isConfirmed = false;
  let lastWord: number | undefined;
  let check: Exchange | undefined;
  const isBegun = () => askedEver > 0;

  const end = (how: TransferEnd) => listener.ended(how);

  function begin(at: number): void {
    [phase, asked, openings, openAt, lookAt] = ['opening', 0, 0, at, Infinity];
    [check, isConfirmed] = [undefined, false];
    beginnings++;
  }

  function beginAgain(now: number): void {
    if (beginnings < BEGINNINGS_MAX) begin(now + CALM_MS);
    else end(failed('silence', { ...faultOf(lastWord), isPlanUnknown: true }));
  }

  function open(now: number): void {
    if (openings === OPENINGS_MAX) return end(failed('silence', { ...faultOf(lastWord), isPlanUnknown: isBegun() }));
    openAt = now + OPENING_MS;
    openings++;
    return tools.say('MISSION_COUNT', { count: items.length });
  }

  function look(now: number): void {
    [phase, lookAt] = ['checking', Infinity];
    check = reading(tools, now, {
      progress: (done, total) => listener.progress({ stage: 'checking', done, total }),
      ended: (read, at) => ('fault' in read ? end(failed(read.fault, { ...read, isPlanUnknown: true })) : compare(read.items, at)),
    });
  }

  function compare(kept: readonly WireItem[], now: number): void {
    const at = missingFrom(kept);
    if (at === undefined) return end({ outcome: 'done' });
    // It has let go of what it had before.
    if (isConfirmed) return end(failed('different', { at, isPlanUnknown: true }));
    // It may still be waiting for the last one, or has dropped it all.
    if (now - heardAt >= DROPPED_MS) return beginAgain(now);
    [phase, check, lookAt] = ['sending', undefined, now + LOOK_MS];
    return undefined;
  }

  begin(begunAt);
  open(begunAt);

  return {
    get isBegun() {
      return isBegun();
    },
    count: (count, now) => check?.count(count, now),
    item: (item, now) => check?.item(item, now),
    request(sequence, now) {
      if (isConfirmed || openings === 0) return;
      const item = items[sequence];
      if (!item) {
        if (++strange > STRANGE_MAX) end(failed('confused', { isPlanUnknown: true }));
        return;
      }
      [phase, check, heardAt] = ['sending', undefined, now];
      tools.say('MISSION_ITEM_INT', { ...item, seq: sequence, current: sequence === 0 ? 1 : 0 });
      askedEver = Math.max(askedEver, sequence + 1);
      const isNew = sequence >= asked;
      asked = Math.max(asked, sequence + 1);
      lookAt = asked === items.length ? now + LOOK_MS : Infinity;
      if (!isNew) return;
      listener.progress({ stage: 'sending', done: asked, total: items.length });
    },
    ack(result, now) {
      if (result === Result.ACCEPTED && !isConfirmed) {
        if (asked < items.length) return undefined;
        isConfirmed = true;
        return look(now);
      }
      if (check) return check.ack(result, now);
      // ArduPilot says so of what comes twice, and goes on.
      if (result === Result.INVALID_SEQUENCE) return undefined;
      lastWord = result;
      if (DROPPED.includes(result)) return phase === 'sending' ? beginAgain(now) : undefined;
      if (openings === 0) return undefined;
      const at = asked > 0 ? elementOf(asked - 1) : undefined;
      return end(failed('refused', { ...refusalBy(result), ...(at !== undefined && { at }), isPlanUnknown: isBegun() }));
    },
    tick(now) {
      if (phase === 'opening') {
        if (now >= openAt) open(now);
      } else if (phase === 'checking') check?.tick(now);
      else if (now >= lookAt) look(now);
      else if (now - heardAt >= DROPPED_MS) beginAgain(now);
    },
  };
}
