import { parentPort, workerData } from 'node:worker_threads';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Asked, Told } from './judge-apart.ts';
import { linesOf, readOne, verdictOn, type Air, type Read } from './route-verdict.ts';

const { zones, isGroundKnown, ...rest } = workerData as Omit<Air, 'zones'> & { zones: Zone[]; isGroundKnown: boolean };
const air: Air = { ...rest, zones: zoneIndex(zones) };
let read: (Read | undefined)[] = [];

/** Routes first; then, should there be any ground to be known of, the ground below them. */
function answer(asked: Asked): Told {
  if ('grounds' in asked) return { verdicts: read.map((one, index) => one && verdictOn(one, asked.grounds[index])) };
  read = asked.documents.map((document) => readOne(document, air));
  const lines = isGroundKnown ? read.map((one) => one && linesOf(one)) : [];
  return lines.some((own) => own !== undefined) ? { lines } : { verdicts: read.map((one) => one && verdictOn(one)) };
}

parentPort!.on('message', (asked: Asked) => parentPort!.postMessage(answer(asked), []));
