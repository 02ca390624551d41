export { corporateRoutes } from './corporate.routes.ts';
