export { TaskMap } from './TaskMap.tsx';
