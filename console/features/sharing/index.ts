export { ShareDrawer, type SharingCalls } from './ShareDrawer.tsx';
