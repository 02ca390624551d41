import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { OPEN_AIR, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { moveWaypoints } from '@skyhelm/core/plan/edits/index';
import { USUAL_ENDURANCE } from '@skyhelm/core/plan/energy/endurance';
import { flightEnergy } from '@skyhelm/core/plan/energy/flight-energy';
import { estimateOf } from '@skyhelm/core/plan/estimate';
import type { Performance } from '@skyhelm/core/plan/path/performance';
import { HOME, plane, routeOf, zonesWithin } from './many-zones.ts';

const STEPS = 200;

const flies = JSON.parse(process.argv[2]!) as Performance;
const before = routeOf(500, 5_000);
const [zones, home] = [zoneIndex(zonesWithin(20_000, 1_000, 20)), { position: HOME, altitude: 4 }];

function millisecondsOf(step: number, airspace: Airspace): number {
  const to = plane.positionAt({ north: Math.sin(step / 10) * 800, east: Math.cos(step / 10) * 800 });
  const began = performance.now();
  const route = moveWaypoints(before, [250], before.waypoints[250]!, to);
  const endurance = USUAL_ENDURANCE;
  checkRoute({ name: 'Dragged', remarks: '', route, limits: {}, airspace, endurance });
  const { home: from, performance: flown } = airspace;
  estimateOf(route, from, from && flown);
  flightEnergy(route, from, endurance, flown);
  return performance.now() - began;
}

// What a page learns one after the other when a route is opened for an aircraft: the zones, where it stands, how it flies, its fence. Before anybody can drag anything it has been checked as often,
// the last time from scratch: another fence is another air.
const besides = { home, performance: flies };
for (const known of [OPEN_AIR, { zones, fence: NO_FENCE }, { zones, fence: NO_FENCE, home }, { zones, fence: NO_FENCE, ...besides }])
  millisecondsOf(0, known);
const airspace = { zones, fence: { ...NO_FENCE }, ...besides };
const fromScratch = millisecondsOf(0, airspace);
process.send!({ fromScratch, steps: Array.from({ length: STEPS }, (_, step) => millisecondsOf(step, airspace)) });
