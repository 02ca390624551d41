import { setTimeout as sleep } from 'node:timers/promises';
import { stolenSince } from '../stolen.ts';
import type { Calm } from './second-look.ts';

const WINDOW_MS = 30_000;
const CALM = { percent: 10, windowMs: 20_000 };
/** Of a whole run: one that waits for ever for its host says nothing to anybody. */
const MAX_WAIT_MS = 15 * 60_000;

/** From now on: the largest share of the cores that the host took in any half minute, in percent. */
export function watchStolen(): () => number {
  let [window, worst] = [stolenSince(), 0];
  const timer = setInterval(() => {
    worst = Math.max(worst, window());
    window = stolenSince();
  }, WINDOW_MS);
  return () => {
    clearInterval(timer);
    return Math.max(worst, window());
  };
}

export function calmAgain(): Calm {
  let leftMs = MAX_WAIT_MS;
  return async () => {
    for (let stolen = 100; stolen > CALM.percent && leftMs > 0; leftMs -= CALM.windowMs) {
      const since = stolenSince();
      await sleep(CALM.windowMs);
      stolen = since();
    }
  };
}
