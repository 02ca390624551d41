export { parameterDirectory } from './parameter-directory.ts';
export { parameterRoutes } from './parameter.routes.ts';
