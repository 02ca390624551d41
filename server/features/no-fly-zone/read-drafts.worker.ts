import { parentPort } from 'node:worker_threads';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readDrafts, type Drafting } from './drafts.ts';

type FileToRead = { bytes: Uint8Array } & Drafting;

function answer({ bytes, ...drafting }: FileToRead) {
  try {
    return readDrafts(bytes, drafting);
  } catch (error) {
    return refusedAs(error);
  }
}

parentPort!.on('message', (file: FileToRead) => parentPort!.postMessage(answer(file), []));
