export { ExportDrawer } from './ExportDrawer.tsx';
export { ImportDrawer } from './ImportDrawer.tsx';
