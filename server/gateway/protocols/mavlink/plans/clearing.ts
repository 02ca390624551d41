import { MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { failed } from '@skyhelm/core/vehicle/transfer';
import { faultOf, OPENING_MS, OPENINGS_MAX, refusalBy, type Exchange, type PlanTools } from './exchange.ts';
import { reading } from './reading.ts';

/** Has a plan forgotten, and looks whether it is. `most` items may stay: home, where that is one of them. */
export function clearing(tools: PlanTools, begunAt: number, most: number, ended: (end: TransferEnd, now: number) => void): Exchange {
  let [saidAt, sayings] = [begunAt, 0];
  let check: Exchange | undefined;

  function say(now: number): void {
    saidAt = now;
    sayings++;
    tools.say('MISSION_CLEAR_ALL', {});
  }

  /** No answer is none either way: what comes back tells. */
  function look(now: number): void {
    check = reading(tools, now, {
      progress() {},
      ended(read, at) {
        if ('fault' in read) ended(failed(read.fault, { ...read, isPlanUnknown: true }), at);
        else ended(read.items.length <= most ? { outcome: 'done' } : failed('different', { at: 0, isPlanUnknown: true }), at);
      },
    });
  }

  say(begunAt);

  return {
    isBegun: true,
    count: (count, now) => check?.count(count, now),
    item: (item, now) => check?.item(item, now),
    request() {},
    ack(result, now) {
      if (check) check.ack(result, now);
      else if (result === Result.ACCEPTED) look(now);
      else ended(failed('refused', refusalBy(result)), now);
    },
    tick(now) {
      if (check) check.tick(now);
      else if (now - saidAt >= OPENING_MS) {
        if (sayings < OPENINGS_MAX) say(now);
        else ended(failed('silence', { ...faultOf(undefined), isPlanUnknown: true }), now);
      }
    },
  };
}
