export { flightRecordRoutes } from './flight-record.routes.ts';
export { pack, type PackedStretch } from './pack.ts';
export { openRecorder, type Recorder } from './recorder.ts';
export { storeStretches } from './recording.store.ts';
