export { fastTaskAddress } from './fast-task.ts';
