import { parentPort, workerData } from 'node:worker_threads';
import { verdictOnFormation, type WishedFormation } from './formation-verdict.ts';

const air = workerData as Parameters<typeof verdictOnFormation>[1];

parentPort!.on('message', (wish: WishedFormation) => parentPort!.postMessage(verdictOnFormation(wish, air), []));
