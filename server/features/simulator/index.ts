export { flyDemoFleet } from './demo-fleet.ts';
