export { scheduleTerrainSweep } from './height-blobs.ts';
export { groundAlong, type Ground } from './heights-along.ts';
export { groundAt, groundBook, groundOf, terrainBelow } from './terrain-below.ts';
export { terrainRoutes } from './terrain.routes.ts';
