export { ImportDrawer } from './ImportDrawer.tsx';
