import { parentPort } from 'node:worker_threads';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import { readRows } from './read-rows.ts';

parentPort!.on('message', async ({ bytes, language }: { bytes: Uint8Array; language: Language }) => {
  const answer = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language).catch((error: unknown) => {
    if (error instanceof AppError) return { code: error.code, params: error.params };
    throw error;
  });
  parentPort!.postMessage(answer, []);
});
