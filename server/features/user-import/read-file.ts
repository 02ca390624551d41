import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ErrorCode } from '@skyhelm/contract/codes';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError, refuse } from '../../platform/app-error.ts';
import { turnstile } from '../../platform/auth/turnstile.ts';
import { refuseAtSight } from '../../platform/spreadsheet/reading/read-table.ts';
import { refuseFile, type ReadRows } from './read-rows.ts';

const WORKER = new URL('./read-file.worker.ts', import.meta.url);
const MEMORY_MB = 256;
const PATIENCE_MS = 20_000;

type Answer = ReadRows | { code: ErrorCode; params: AppError['params'] };

/** Reads in a thread of its own: the server goes on answering, and a file that eats up memory or time ends nothing but that thread. */
export function fileReader({ patienceMs = PATIENCE_MS } = {}): (bytes: Buffer, language: Language) => Promise<ReadRows> {
  const inTurn = turnstile(1, 4);
  return async (bytes, language) => {
    try {
      refuseAtSight(bytes);
    } catch (error) {
      refuseFile(error);
    }
    return inTurn(() => readApart(bytes, language, patienceMs));
  };
}

async function readApart(bytes: Buffer, language: Language, patienceMs: number): Promise<ReadRows> {
  const copy = new Uint8Array(bytes);
  const worker = new Worker(WORKER, {
    workerData: { bytes: copy, language },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const [answer] = (await once(worker, 'message', { signal }).catch(tooMuch)) as [Answer];
    if ('code' in answer) throw new AppError(answer.code, answer.params);
    return answer;
  } finally {
    await worker.terminate();
  }
}

function tooMuch(error: Error & { code?: string }): never {
  if (error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse('userImport.broken');
  throw error;
}
