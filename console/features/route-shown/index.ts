import { onDemand } from '../../ui/on-demand.tsx';

export { useShownRoutes } from './use-shown-routes.ts';

/** Neither is needed before somebody wants to see a route. */
export const RoutesOnMap = onDemand(async () => (await import('./RoutesOnMap.tsx')).RoutesOnMap, { failed: () => null });
export const RoutePanel = onDemand(async () => (await import('./RoutePanel.tsx')).RoutePanel, { words: ['route'] });
