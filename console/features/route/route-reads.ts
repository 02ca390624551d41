import { route } from '../../api/endpoints.generated.ts';

/** What is out of date once any route has changed. */
export const KNOWING_ROUTES = [route.getRoutes, route.getRoute, route.getRouteFolders, route.getRouteShares] as const;
