export { mapRoutes } from './map.routes.ts';
export { serveTiles } from './serve-tiles.ts';
