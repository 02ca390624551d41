import { parentPort } from 'node:worker_threads';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import { readRows } from './read-rows.ts';

interface FileToRead {
  bytes: Uint8Array;
  language: Language;
}

async function answer({ bytes, language }: FileToRead): Promise<void> {
  const read = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language).catch((error: unknown) => {
    if (error instanceof AppError) return { code: error.code, params: error.params };
    throw error;
  });
  parentPort!.postMessage(read, []);
}

parentPort!.on('message', (file: FileToRead) => void answer(file));
