import { once } from 'node:events';
import { Worker, type Transferable } from 'node:worker_threads';
import type { ErrorCode } from '@skyhelm/contract/codes';
import { AppError, refuse } from '../app-error.ts';

export interface Limits {
  memoryMb: number;
  patienceMs: number;
  /** What is said of work that takes more than either. */
  tooMuch: ErrorCode;
}

type Refused = { code: ErrorCode; params: AppError['params'] };

/** Work in a thread of its own: the server goes on answering, and a file that eats up memory or time ends nothing but that thread. */
export async function apart<T extends object>(
  module: URL,
  workerData: object,
  transferList: Transferable[],
  { memoryMb, patienceMs, tooMuch }: Limits,
): Promise<T> {
  const worker = new Worker(module, { workerData, transferList, resourceLimits: { maxOldGenerationSizeMb: memoryMb }, execArgv: [] });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) }).catch(
      (error: Error & { code?: string }): never => {
        if (error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse(tooMuch);
        throw error;
      },
    )) as [T | Refused];
    if (isRefused(answer)) throw new AppError(answer.code, answer.params);
    return answer;
  } finally {
    await worker.terminate();
  }
}

const isRefused = (answer: object): answer is Refused => 'code' in answer;

/** In the thread: what it answers where it refuses. */
export const refusedAs = (error: unknown): Refused => {
  if (error instanceof AppError) return { code: error.code, params: error.params };
  throw error;
};
