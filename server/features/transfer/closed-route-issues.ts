import { bothFences } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { airspace } from '@skyhelm/core/plan/checks/airspace';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { StartIssues } from '../control/index.ts';
import { fenceFor } from '../fence/index.ts';
import { aboard } from '../flown-route/index.ts';
import { airspaceOf } from '../no-fly-zone/index.ts';
import { routeAsSent } from '../route/index.ts';
import { knownPerformance } from './flight-traits.routes.ts';

/**
 * The air may have been closed since the route was sent. Of a plan that came from elsewhere, or whose route has been changed since, nobody here knows the way: it
 * is watched in flight as any other.
 */
export const closedRouteIssues: StartIssues = async ({ db, actor, now }, deviceId, { state, fence: onBoard, craft }) => {
  const [row] = await aboard(db, deviceId);
  const sent = row && (await routeAsSent(db, actor, row.routeId, row.version));
  if (!sent) return [];
  const route = { ...sent, entryPoint: row.entryPoint, cycles: row.cycles };
  const air = {
    zones: zoneIndex(await airspaceOf(db, actor.enterpriseId, now)),
    fence: bothFences(onBoard, await fenceFor(db, actor.enterpriseId, deviceId)),
    home: homeOf(state),
    performance: await knownPerformance(db, deviceId, craft),
  };
  return airspace({ name: '', remarks: '', route, limits: {}, airspace: air });
};
