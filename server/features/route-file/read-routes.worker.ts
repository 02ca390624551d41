import { parentPort } from 'node:worker_threads';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readRoutes } from './read-routes.ts';

interface FileToRead {
  bytes: Uint8Array;
  fileName: string;
}

async function answer({ bytes, fileName }: FileToRead): Promise<void> {
  const read = await readRoutes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), fileName).catch(refusedAs);
  parentPort!.postMessage(read, []);
}

parentPort!.on('message', (file: FileToRead) => void answer(file));
