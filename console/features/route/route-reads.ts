import type { RouteId } from '@skyhelm/contract/ids';
import { route } from '../../api/endpoints.generated.ts';
import type { SharingCalls } from '../sharing/index.ts';

/** What is out of date once any route has changed. */
export const KNOWING_ROUTES = [route.getRoutes, route.getRoute, route.getRouteFolders, route.getRouteShares] as const;

export const ROUTE_SHARING: SharingCalls<RouteId> = {
  list: route.getRouteShares,
  share: route.shareRoute,
  unshare: route.unshareRoute,
  stale: KNOWING_ROUTES,
};
