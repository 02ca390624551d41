export { findParameters } from './device-parameters.store.ts';
export { parameterDirectory } from './parameter-directory.ts';
export { parametersOf } from './parameter-list.ts';
export { parameterRoutes } from './parameter.routes.ts';
export { traitsIn } from './traits.ts';
