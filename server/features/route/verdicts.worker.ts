import { parentPort, workerData } from 'node:worker_threads';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { verdictOn, type KeptDocument } from './route-verdict.ts';

const zones = zoneIndex(workerData as Zone[]);

parentPort!.on('message', (documents: KeptDocument[]) =>
  parentPort!.postMessage(
    documents.map((document) => verdictOn(document, zones)),
    [],
  ),
);
