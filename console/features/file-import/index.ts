export { FaultList } from './FaultList.tsx';
export { ImportDrawer } from './ImportDrawer.tsx';
