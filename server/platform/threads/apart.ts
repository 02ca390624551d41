import type { Transferable } from 'node:worker_threads';
import type { ErrorCode } from '@skyhelm/contract/codes';
import { AppError, refuse } from '../app-error.ts';
import { TooMuchWork, workApart } from './work-apart.ts';

export interface Limits {
  memoryMb: number;
  patienceMs: number;
  /** What is said of work that takes more than either. */
  tooMuch: ErrorCode;
}

/** For a file that somebody has chosen. A busy server is slow with whole files as well: nobody is told that theirs is broken. */
export const READING_FILES: Limits = { memoryMb: 512, patienceMs: 20_000, tooMuch: 'file.takesTooLong' };

type Refused = { code: ErrorCode; params: AppError['params'] };

/** One question to a thread of its own, whose refusals are refusals here. What is handed over is here no more. */
export async function apart<T extends object>(
  program: URL,
  said: object,
  handedOver: Transferable[],
  { memoryMb, patienceMs, tooMuch }: Limits,
): Promise<T> {
  const asked = workApart({ program, memoryMb, patienceMs }, (ask) => ask(said, handedOver));
  const answer = (await asked.catch((error: unknown): never => {
    if (error instanceof TooMuchWork) return refuse(tooMuch);
    throw error;
  })) as T | Refused;
  if (isRefused(answer)) throw new AppError(answer.code, answer.params);
  return answer;
}

const isRefused = (answer: object): answer is Refused => 'code' in answer;

/** In the thread: what it answers where it refuses. */
export const refusedAs = (error: unknown): Refused => {
  if (error instanceof AppError) return { code: error.code, params: error.params };
  throw error;
};
