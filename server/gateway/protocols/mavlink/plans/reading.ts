import { MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import { KEPT_ITEMS_MAX } from '@skyhelm/core/vehicle/plan-item';
import type { TransferFault } from '@skyhelm/core/vehicle/transfer';
import { faultOf, OPENING_MS, OPENINGS_MAX, refusalBy, type Exchange, type PlanTools } from './exchange.ts';
import type { WireItem } from './wire-items.ts';

/** So long for one item, however often it is asked for. */
const ITEM_MS = 20_000;
/** Between two requests for one item: about as long as answers take, which is learned on the way. */
const AGAIN_MS = { first: 1_000, least: 200, most: 2_500 } as const;
/** So often it may turn out that the list became shorter while it was read, and so often it is said of one item: once may be a late word about something else. */
const BEGINNINGS_MAX = 3;
const DENIALS = 3;

export type Read = { items: WireItem[] } | { fault: TransferFault; word?: string };

/** Asks a vehicle for all items of a plan, one after the other: autopilots do not answer out of turn. */
export function reading(
  tools: PlanTools,
  begunAt: number,
  listen: { progress(done: number, total: number): void; ended(read: Read, now: number): void },
): Exchange {
  let items: WireItem[] = [];
  let total: number | undefined;
  let [openings, beginnings] = [0, 0];
  let [askedAt, wantedAt, isAskedAgain] = [begunAt, begunAt, false];
  let patience: number = AGAIN_MS.first;
  let denials = 0;
  let lastWord: number | undefined;
  let isOver = false;

  function end(read: Read, now: number): void {
    isOver = true;
    listen.ended(read, now);
  }

  function open(now: number): void {
    askedAt = now;
    openings++;
    tools.say('MISSION_REQUEST_LIST', {});
  }

  function begin(now: number): void {
    [items, total, openings] = [[], undefined, 0];
    beginnings++;
    open(now);
  }

  function ask(now: number): void {
    askedAt = now;
    tools.say('MISSION_REQUEST_INT', { seq: items.length });
  }

  function next(now: number): void {
    if (items.length === total) {
      tools.say('MISSION_ACK', { type: Result.ACCEPTED });
      return end({ items }, now);
    }
    [wantedAt, isAskedAgain, denials] = [now, false, 0];
    return ask(now);
  }

  begin(begunAt);

  return {
    count(count, now) {
      if (isOver || total !== undefined) return;
      if (count > KEPT_ITEMS_MAX) return end({ fault: 'tooLarge' }, now);
      total = count;
      listen.progress(0, total);
      next(now);
    },
    item({ seq, command, frame, param1, param2, param3, param4, x, y, z, autocontinue }, now) {
      if (isOver || total === undefined || seq !== items.length) return;
      // How long the way is can be told only by an answer to a single question.
      if (!isAskedAgain) patience = Math.min(AGAIN_MS.most, Math.max(AGAIN_MS.least, (now - askedAt) * 3));
      items.push({ command, frame, param1, param2, param3, param4, x, y, z, autocontinue });
      listen.progress(items.length, total);
      next(now);
    },
    request() {},
    ack(result, now) {
      if (isOver || result === Result.ACCEPTED) return;
      if (result === Result.UNSUPPORTED) return end(refusalBy(result), now);
      lastWord = result;
      if (result !== Result.INVALID_SEQUENCE || total === undefined || ++denials < DENIALS) return;
      if (beginnings < BEGINNINGS_MAX) begin(now);
      else end({ fault: 'confused' }, now);
    },
    tick(now) {
      if (isOver) return;
      if (total === undefined) {
        if (now - askedAt < OPENING_MS) return;
        if (openings < OPENINGS_MAX) open(now);
        else end(faultOf(lastWord), now);
      } else if (now - wantedAt >= ITEM_MS) end({ fault: 'silence' }, now);
      else if (now - askedAt >= patience) {
        isAskedAgain = true;
        patience = Math.min(Math.max(patience, AGAIN_MS.first), patience * 1.5);
        ask(now);
      }
    },
  };
}
