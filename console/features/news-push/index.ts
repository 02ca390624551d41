export { PriorityTag } from './PriorityTag.tsx';
