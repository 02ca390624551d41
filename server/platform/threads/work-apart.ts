import { once } from 'node:events';
import { Worker, type Transferable } from 'node:worker_threads';

/** The work took more memory or time than it was given. */
export class TooMuchWork extends Error {}

interface Apart {
  /** Answers each message that it gets with one. */
  program: URL;
  /** Known to the program from its beginning. */
  about?: unknown;
  memoryMb: number;
  /** For each answer. */
  patienceMs: number;
}

/** What is handed over is here no more. */
type Ask = (said: unknown, handedOver?: Transferable[]) => Promise<unknown>;

/** Work in a thread of its own: the server goes on answering, and what eats up memory or time ends nothing but that thread. */
export async function workApart<T>({ program, about, memoryMb, patienceMs }: Apart, use: (ask: Ask) => Promise<T>): Promise<T> {
  const worker = new Worker(program, { workerData: about, resourceLimits: { maxOldGenerationSizeMb: memoryMb }, execArgv: [] });
  // One that fails after it was given up would end the server.
  worker.on('error', () => {});
  const ask: Ask = async (said, handedOver = []) => {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) }).catch(orTooMuch);
    worker.postMessage(said, handedOver);
    return ((await answered) as [unknown])[0];
  };
  try {
    return await use(ask);
  } finally {
    await worker.terminate();
  }
}

function orTooMuch(error: Error & { code?: string }): never {
  throw error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuchWork() : error;
}
