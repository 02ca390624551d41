import { bothFences } from '@skyhelm/core/airspace/fence';
import { ORDER_MS } from '@skyhelm/core/airspace/engine/piece';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { airspace } from '@skyhelm/core/plan/checks/airspace';
import { beginningWith, goingOn, type Heading } from '@skyhelm/core/plan/mission/progress';
import { placeAloft, type Aloft } from '@skyhelm/core/plan/path/entered';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Route } from '@skyhelm/core/plan/route';
import type { Services } from '../../platform/services.ts';
import type { Known, StartIssues } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { aboard, routeAsSent, type FlownRow } from '../flown-route/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { terrainBelow } from '../terrain/index.ts';
import { knownPerformance } from './flight-traits.routes.ts';

const NOTHING = { name: undefined, issues: [] };

/**
 * The air may have been closed since the route was sent, and whoever is in the air comes to it from anywhere. Of a plan that came from elsewhere nobody here knows
 * the way: it is watched in flight as any other.
 */
export const closedRouteIssues =
  ({ blobs }: Pick<Services, 'blobs'>): StartIssues =>
  async ({ db, actor, now }, deviceId, known, item) => {
    const [row] = await aboard(db, deviceId);
    const left = row && leftFrom(row, item);
    const sent = left && (await routeAsSent(db, row));
    if (!sent) return NOTHING;
    const { state, fence: onBoard, craft } = known;
    const air = {
      zones: zoneIndex(await airspaceOf(db, actor.enterpriseId, now)),
      fence: bothFences(onBoard, await fenceFor(db, actor.enterpriseId, deviceId)),
      home: homeOf(state),
      aloft: aloftOf(known, sent.route, left, item),
      performance: await knownPerformance(db, deviceId, craft),
      departure: { earliest: now.getTime(), latest: now.getTime() + ORDER_MS },
    };
    const route = { ...sent.route, entryPoint: left.waypoint, cycles: left.cycles };
    const terrain = await terrainBelow(db, blobs, actor.enterpriseId, route, air.home);
    return { name: sent.name, issues: airspace({ name: '', remarks: '', route, limits: {}, airspace: air, terrain }) };
  };

type Left = Heading & Pick<Route, 'cycles'>;

/** What is flown of it from an item on, or from where it was stopped. */
function leftFrom(row: FlownRow, item: number | undefined): Left | undefined {
  if (item !== undefined) return { ...beginningWith(row, item), cycles: row.cycles };
  const next = row.course === 'flying' ? goingOn(row, row) : undefined;
  return next && { ...next, mayPass: false };
}

function aloftOf({ state, craft }: Known, { heightMode }: Route, { mayPass }: Left, item: number | undefined): Aloft | undefined {
  const place = placeAloft(state, heightMode);
  return place && { ...place, by: mayPass ? 'past' : item === 0 ? beginning(craft) : 'straight' };
}

/** In the air PX4 takes the take-off for a waypoint above its place, ahead of all others; on wings it may leave it out. */
const beginning = (craft: Known['craft']): Aloft['by'] =>
  craft?.autopilot !== 'px4' ? 'straight' : craft.kind === 'multirotor' ? 'home' : 'perhapsHome';
