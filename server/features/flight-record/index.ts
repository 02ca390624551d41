export { flightRecordRoutes } from './flight-record.routes.ts';
export { flightsByIds } from './flight-record.store.ts';
export { latestAlarms } from './latest-alarms.store.ts';
export { trackOfRecord } from './glance.ts';
export { deleteOutdated, scheduleRetention } from './retention.ts';
export { openRecorder, type Recorder } from './recorder.ts';
export { flightsAround, insertFlights, storeStretches, writeEvents } from './recording.store.ts';
