export { flyDemoFleet } from './demo-fleet.ts';
export { flyOnce } from './fly-once.ts';
export { openHangar } from './hangar.ts';
export { simulatorRoutes } from './simulator.routes.ts';
export { handleTimeOver } from './time-over.ts';
