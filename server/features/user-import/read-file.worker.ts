import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import { readRows } from './read-rows.ts';

const { bytes, language } = workerData as { bytes: Uint8Array; language: Language };
const answer = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language).catch((error: unknown) => {
  if (error instanceof AppError) return { code: error.code, params: error.params };
  throw error;
});
parentPort!.postMessage(answer, []);
