import { parentPort, workerData } from 'node:worker_threads';
import type { FlightFileFormat } from '@skyhelm/core/flight-file/flight-file';
import { flightFinder } from './found-flights.ts';

const { format, beganAt } = workerData as { format: FlightFileFormat; beganAt: number };
const finder = flightFinder(format, beganAt);
parentPort!.on('message', (bytes: Uint8Array | null) => {
  parentPort!.postMessage(bytes ? { flights: finder.take(bytes) } : finder.end(), []);
});
