import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FlightFileFormat, FlightFileReport } from '@skyhelm/core/flight-file/flight-file';
import { refuse } from '../../platform/app-error.ts';
import type { FoundFlight } from './found-flights.ts';

const WORKER = new URL('./read-flights.worker.ts', import.meta.url);
const MEMORY_MB = 512;
/** A hundred hours of flight are a fifth of it. */
const PACKED_MAX_BYTES = 256 * 1024 ** 2;
/** For one piece, which takes a fraction of a second on an idle machine. */
const PATIENCE_MS = 60_000;

export interface ReadFile {
  flights: FoundFlight[];
  report: FlightFileReport;
}

interface FileToRead {
  format: FlightFileFormat;
  /** When it begins, if it does not tell itself. */
  beganAt: number;
  pieces: AsyncIterable<Buffer>;
}

/** In a thread of its own: the server goes on answering, and a file that eats up memory or time ends nothing but that thread. */
export async function readFlights({ format, beganAt, pieces }: FileToRead, patienceMs = PATIENCE_MS): Promise<ReadFile> {
  const worker = new Worker(WORKER, {
    workerData: { format, beganAt },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const ask = async (bytes: Uint8Array<ArrayBuffer> | null): Promise<unknown> => {
    const answered = once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) }).catch(tooMuch);
    worker.postMessage(bytes, bytes ? [bytes.buffer] : []);
    return ((await answered) as [unknown])[0];
  };
  try {
    const flights: FoundFlight[] = [];
    let packed = 0;
    for await (const piece of pieces) {
      const found = (await ask(new Uint8Array(piece))) as Pick<ReadFile, 'flights'>;
      flights.push(...found.flights);
      packed += found.flights.reduce((sum, flight) => sum + packedBytes(flight), 0);
      if (packed > PACKED_MAX_BYTES) refuse('flightImport.tooMuch');
    }
    const { flights: last, report, isTooMany } = (await ask(null)) as ReadFile & { isTooMany: boolean };
    if (isTooMany) refuse('flightImport.tooMuch');
    return { flights: [...flights, ...last], report };
  } finally {
    await worker.terminate();
  }
}

const packedBytes = ({ stretches }: FoundFlight): number =>
  stretches.reduce((sum, { packed, overview }) => sum + packed.length + overview.length, 0);

function tooMuch(error: Error & { code?: string }): never {
  if (error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse('flightImport.tooMuch');
  throw error;
}
