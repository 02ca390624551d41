import { parentPort, workerData } from 'node:worker_threads';
import { refusedAs } from '../../platform/threads/apart.ts';
import { readDrafts, type Drafting } from './drafts.ts';

const { bytes, ...drafting } = workerData as { bytes: Uint8Array } & Drafting;

function answer() {
  try {
    return readDrafts(bytes, drafting);
  } catch (error) {
    return refusedAs(error);
  }
}
parentPort!.postMessage(answer(), []);
