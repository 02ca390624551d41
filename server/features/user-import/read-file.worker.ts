import { parentPort } from 'node:worker_threads';
import type { Language } from '@skyhelm/i18n/translate';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readRows } from './read-rows.ts';

interface FileToRead {
  bytes: Uint8Array;
  language: Language;
}

async function answer({ bytes, language }: FileToRead): Promise<void> {
  const read = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language).catch(refusedAs);
  parentPort!.postMessage(read, []);
}

parentPort!.on('message', (file: FileToRead) => void answer(file));
