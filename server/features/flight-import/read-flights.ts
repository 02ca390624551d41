import type { FlightFileFormat, FlightFileReport } from '@skyhelm/core/flight-file/flight-file';
import { refuse } from '../../platform/app-error.ts';
import { TooMuchWork, workApart } from '../../platform/threads/work-apart.ts';
import type { FoundFlight } from './found-flights.ts';

const PROGRAM = new URL('./read-flights.worker.ts', import.meta.url);
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

/** In a thread of its own. */
export function readFlights({ format, beganAt, pieces }: FileToRead, patienceMs = PATIENCE_MS): Promise<ReadFile> {
  return workApart({ program: PROGRAM, about: { format, beganAt }, memoryMb: MEMORY_MB, patienceMs }, async (ask) => {
    const flights: FoundFlight[] = [];
    let packed = 0;
    for await (const piece of pieces) {
      const bytes = new Uint8Array(piece);
      const found = (await ask(bytes, [bytes.buffer])) as Pick<ReadFile, 'flights'>;
      flights.push(...found.flights);
      packed += found.flights.reduce((sum, flight) => sum + packedBytes(flight), 0);
      if (packed > PACKED_MAX_BYTES) refuse('flightImport.tooMuch');
    }
    const { flights: last, report, isTooMany } = (await ask(null)) as ReadFile & { isTooMany: boolean };
    if (isTooMany) refuse('flightImport.tooMuch');
    return { flights: [...flights, ...last], report };
  }).catch(tooMuch);
}

const packedBytes = ({ stretches }: FoundFlight): number =>
  stretches.reduce((sum, { packed, overview }) => sum + packed.length + overview.length, 0);

function tooMuch(error: unknown): never {
  if (error instanceof TooMuchWork) return refuse('flightImport.tooMuch');
  throw error;
}
