export { siteRoutes } from './site.routes.ts';
export { sitePlaces } from './site.store.ts';
