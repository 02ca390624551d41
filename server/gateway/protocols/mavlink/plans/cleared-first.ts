import type { TransferListener } from '../../../plan-hands.ts';
import { clearing } from './clearing.ts';
import { CALM_MS, type Exchange, type PlanTools } from './exchange.ts';

/**
 * PX4 leaves a mission that it has already as it is, with its rounds as far as they were flown: to fly all of them again it has to forget it before. Whatever breaks off
 * in between, or is refused then, leaves it without one.
 */
export function clearedFirst(
  tools: PlanTools,
  begunAt: number,
  listener: TransferListener,
  send: (told: TransferListener, now: number) => Exchange,
): Exchange {
  let sendAt = Infinity;
  let sending: Exchange | undefined;
  const told: TransferListener = {
    progress: listener.progress,
    ended: (end) => listener.ended(end.outcome === 'done' ? end : { ...end, isPlanUnknown: true }),
  };
  const clear = clearing(tools, begunAt, 0, (end, now) => {
    if (end.outcome === 'done') sendAt = now + CALM_MS;
    else listener.ended(end);
  });
  const current = (): Exchange => sending ?? clear;

  return {
    isBegun: true,
    count: (count, now) => current().count(count, now),
    item: (item, now) => current().item(item, now),
    request: (sequence, now) => current().request(sequence, now),
    ack: (result, now) => current().ack(result, now),
    tick(now) {
      if (sending || sendAt === Infinity) current().tick(now);
      else if (now >= sendAt) sending = send(told, now);
    },
  };
}
