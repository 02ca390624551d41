import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '@skyhelm/i18n/translate';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readRows } from './read-rows.ts';

const { bytes, language } = workerData as { bytes: Uint8Array; language: Language };
const answer = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), language).catch(refusedAs);
parentPort!.postMessage(answer, []);
