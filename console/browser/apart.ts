/** What a thread can be asked for, by name. */
type Work = Record<string, (...given: never[]) => unknown>;
type WorkOf<W> = { [K in keyof W]: W[K] extends (...given: infer G) => infer R ? { given: G; done: R } : never };

export interface Asked {
  id: number;
  work: string;
  given: readonly unknown[];
}

/** One answer, or none where the work has failed. */
export interface Answered {
  id: number;
  done: unknown;
}

interface Waiting {
  asked: Asked;
  answer(done: unknown): void;
  fail(fault: unknown): void;
}

export const doWork = (works: object, { work, given }: Asked): unknown =>
  (works as Record<string, (...values: readonly unknown[]) => unknown>)[work]!(...given);

/** In the thread itself. */
export function answerWith(works: object): void {
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    const answered: Answered = { id: data.id, done: doWork(works, data) };
    postMessage(answered);
  });
}

/** Asks a thread of its own, so that the page goes on. It is kept for as long as the page lives: to start one takes longer than most of its work. */
export function workApart<W extends { [K in keyof W]: Work[string] }>(works: W, start: () => Worker) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let [isBroken, last] = [false, 0];

  function doHere({ asked, answer, fail }: Waiting): void {
    try {
      answer(doWork(works, asked));
    } catch (fault) {
      fail(fault);
    }
  }

  function workerAtHand(): Worker {
    if (worker) return worker;
    worker = start();
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

  return <K extends keyof W & string>(work: K, given: WorkOf<W>[K]['given']): Promise<WorkOf<W>[K]['done']> =>
    new Promise((resolve, reject) => {
      const asked: Asked = { id: ++last, work, given };
      const one: Waiting = { asked, answer: (done) => resolve(done), fail: reject };
      if (isBroken) return doHere(one);
      waiting.set(asked.id, one);
      workerAtHand().postMessage(asked, []);
    });
}
