export { scheduleFlightImportCleaning } from './clean-flight-imports.ts';
export { flightImportRoutes } from './flight-import.routes.ts';
