import { setTimeout as wait } from 'node:timers/promises';
import { stolenSince } from '../tools/stolen.ts';

/** What the host takes only ever makes a figure worse, so a little of it may stay in; beyond this it is the host that is measured. */
export const STOLEN_MAX_PERCENT = 5;
const MAX_WAIT_MS = 20 * 60_000;
const PAUSE_MS = 2_000;

/** Whether something that has been timed was left alone by the machine's host, which may stop the machine in the middle of it. */
export async function watched<T>(work: () => Promise<T>): Promise<{ outcome: T; isLeftAlone: boolean }> {
  const stolen = stolenSince();
  const outcome = await work();
  return { outcome, isLeftAlone: stolen() <= STOLEN_MAX_PERCENT };
}

/** Does portions of work again until the host has left them alone. One of these for a whole bench: together they wait for so long and no longer. */
export function againUntilLeftAlone(): { portion<T>(work: () => Promise<T>): Promise<T>; again(): number } {
  let [again, waitedMs] = [0, 0];
  return {
    async portion(work) {
      for (;;) {
        const { outcome, isLeftAlone } = await watched(work);
        if (isLeftAlone) return outcome;
        again += 1;
        if (waitedMs >= MAX_WAIT_MS)
          throw new Error(`nothing to be measured here: the machine's host took its time away in ${again} portions`);
        const began = performance.now();
        for (let calm = false; !calm; calm = (await watched(() => wait(PAUSE_MS))).isLeftAlone || performance.now() - began > MAX_WAIT_MS);
        waitedMs += performance.now() - began;
      }
    },
    again: () => again,
  };
}
