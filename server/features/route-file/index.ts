export { routeFileRoutes } from './route-file.routes.ts';
