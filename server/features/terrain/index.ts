export { scheduleTerrainSweep } from './height-blobs.ts';
export { groundAt, terrainBelow } from './terrain-below.ts';
export { terrainRoutes } from './terrain.routes.ts';
