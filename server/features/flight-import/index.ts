export { scheduleFlightImportCleaning } from './clean-flight-imports.ts';
export { flightFinder, type FoundFlight } from './found-flights.ts';
export { flightImportRoutes } from './flight-import.routes.ts';
