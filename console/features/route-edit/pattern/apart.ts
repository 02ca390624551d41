import type { Route } from '@skyhelm/core/plan/route';
import { doWork, type Answered, type Asked, type PatternWork } from './pattern-work.ts';

interface Waiting {
  asked: Asked;
  answer(done: unknown): void;
  fail(fault: unknown): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let [isBroken, last] = [false, 0];

/** Kept for as long as the page lives: to start one takes longer than most of its work. */
function workerAtHand(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./pattern.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: { id, done } }: MessageEvent<Answered>) => {
    waiting.get(id)?.answer(done);
    waiting.delete(id);
  });
  // It could not be fetched, or has failed over what it was given: the page does it itself, and says so if that fails too.
  worker.addEventListener('error', () => {
    isBroken = true;
    worker?.terminate();
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) doHere(one);
  });
  return worker;
}

function doHere({ asked, answer, fail }: Waiting): void {
  try {
    answer(doWork(asked));
  } catch (fault) {
    fail(fault);
  }
}

function ask<K extends keyof PatternWork>(work: K, given: Parameters<PatternWork[K]>): Promise<ReturnType<PatternWork[K]>> {
  return new Promise((resolve, reject) => {
    const asked = { id: ++last, work, given } as Asked;
    const one: Waiting = { asked, answer: (done) => resolve(done as ReturnType<PatternWork[K]>), fail: reject };
    if (isBroken) return doHere(one);
    waiting.set(asked.id, one);
    workerAtHand().postMessage(asked, []);
  });
}

/** What is laid out does not depend on what was: ten thousand waypoints need not be handed over. */
const bare = (route: Route): Route => ({ ...route, pattern: null, waypoints: [] });

/** In a thread of its own, so that the page goes on. */
export const layOutApart = (...[pattern, route, home]: Parameters<PatternWork['layOut']>) => ask('layOut', [pattern, bare(route), home]);
export const splitApart = (...[pattern, route, among]: Parameters<PatternWork['split']>) => ask('split', [pattern, bare(route), among]);
export const formationApart = (...given: Parameters<PatternWork['formation']>) => ask('formation', given);
export const waysOutApart = (...given: Parameters<PatternWork['waysOut']>) => ask('waysOut', given);
