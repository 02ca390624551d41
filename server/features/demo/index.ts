export { handleDemoWork, scheduleDemoWork } from './lay-out.ts';
