export { TimeLeft } from './TimeLeft.tsx';
