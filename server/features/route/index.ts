import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { routeShareRoutes } from './route-share.routes.ts';
import { routeRoutes as storedRoutes } from './route.routes.ts';

export { scheduleRechecks } from './recheck.ts';
export { refuseIssues, refuseUnflyable } from './refuse-unflyable.ts';
export { findRoute } from './route.store.ts';

/** What people plan to fly, who sees it and who may change it. */
export const routeRoutes = (services: Services): Implementation[] => [...storedRoutes(services), ...routeShareRoutes(services)];
