import { parentPort, workerData } from 'node:worker_threads';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { verdictOn, type Air, type Judged } from './route-verdict.ts';

const { zones, ...rest } = workerData as Omit<Air, 'zones'> & { zones: Zone[] };
const air: Air = { ...rest, zones: zoneIndex(zones) };

parentPort!.on('message', (documents: Judged[]) =>
  parentPort!.postMessage(
    documents.map((document) => verdictOn(document, air)),
    [],
  ),
);
