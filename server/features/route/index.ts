import { getRouteShares, shareRoute, unshareRoute } from '@skyhelm/contract/route';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { sharingRoutes } from '../sharing/index.ts';
import { formationRoutes } from './formation.routes.ts';
import { lockRoute, routeSharing } from './route-access.store.ts';
import { routeRoutes as storedRoutes } from './route.routes.ts';

export { openAirspace } from './before-keeping.ts';
export { BATCH, judgeApart } from './judge-apart.ts';
export { namesTold } from './names-told.ts';
export {
  closedNow,
  findPlan,
  givePlan,
  insertPlan,
  notePlanOpen,
  planName,
  takePlanBack,
  updatePlan,
  type KeptPlan,
  type Plan,
} from './plan.store.ts';
export { PLAN_CLOSED, scheduleRechecks, type PlanClosed } from './recheck.ts';
export { LAID_OUT_WHEN_KEPT, refuseIssues, refuseUnflyable, refuseWarned } from './refuse-unflyable.ts';
export { findRoute, formationOf, leaderPatternOf, routesAmong } from './route.store.ts';

/** What people plan to fly, who sees it and who may change it. */
export const routeRoutes = (services: Services): Implementation[] => [
  ...storedRoutes(services),
  ...formationRoutes(services),
  ...sharingRoutes(services, {
    of: { ...routeSharing, lock: lockRoute },
    noun: 'route',
    list: getRouteShares,
    share: shareRoute,
    unshare: unshareRoute,
    refusals: { own: 'route.own', notShared: 'route.notShared' },
  }),
];
