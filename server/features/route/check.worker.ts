import { parentPort } from 'node:worker_threads';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import type { Planned } from '@skyhelm/core/plan/checks/check';
import { check, type Rules } from './check-apart.ts';

interface Asked {
  rules: Rules;
  zones: Zone[];
  planned: Omit<Planned, 'airspace'> & { airspace: Omit<Airspace, 'zones'> };
}

parentPort!.on('message', ({ rules, zones, planned }: Asked) =>
  parentPort!.postMessage({ issues: check(rules, { ...planned, airspace: { ...planned.airspace, zones: zoneIndex(zones) } }) }, []),
);
