import { parentPort } from 'node:worker_threads';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readDrafts } from './marker-drafts.ts';

interface FileToRead {
  bytes: Uint8Array;
  fileName: string;
}

function answer({ bytes, fileName }: FileToRead) {
  try {
    return readDrafts(bytes, fileName);
  } catch (error) {
    return refusedAs(error);
  }
}

parentPort!.on('message', (file: FileToRead) => parentPort!.postMessage(answer(file), []));
