export { scheduleTerrainSweep } from './height-blobs.ts';
export { terrainRoutes } from './terrain.routes.ts';
