export { certificationRoutes } from './certification.routes.ts';
