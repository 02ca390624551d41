export { FlightImportDrawer } from './FlightImportDrawer.tsx';
