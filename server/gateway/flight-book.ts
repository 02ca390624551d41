import type { Logger } from 'pino';
import type { DeviceDirectory, WrittenFlight } from './directory.ts';
import type { Session } from './session.ts';

/** A day of a large fleet; should the registry be away for longer, the oldest are given up and that is said. */
const WAITING_MAX = 10_000;

/** Flights on their way into the registry: those that last once a second, those that ended until it has them. What cannot be written now is written later. */
export interface FlightBook {
  /** It has ended. */
  write(flight: WrittenFlight): void;
  /** Took off or landed. */
  changed(session: Session, at: number): void;
  tick(): void;
  /** Writes how things stand, for whoever goes on. */
  close(): Promise<void>;
}

export interface FlightBookTools {
  directory: Pick<DeviceDirectory, 'noteFlight' | 'noteFlying'>;
  log: Pick<Logger, 'info' | 'warn'>;
  changed(session: Session, at: number): void;
  /** All that are in the air now. */
  flying(): WrittenFlight[];
}

export function flightBook({ directory, log, changed, flying }: FlightBookTools): FlightBook {
  const waiting: WrittenFlight[] = [];
  let writing: Promise<void> | undefined;
  let isFailing = false;

  /** One after the other: a flight that has ended must not be written as lasting by what was on its way before. */
  async function writeAll(): Promise<void> {
    try {
      for (let next = waiting[0]; next; next = waiting[0]) {
        await directory.noteFlight(next);
        waiting.shift();
      }
      await directory.noteFlying(flying());
      if (isFailing) log.info('flights are written again');
      isFailing = false;
    } catch (error) {
      // Once, not every second: a disk that is full would be filled by it.
      if (!isFailing) log.warn({ err: error, waiting: waiting.length }, 'flights cannot be written; they are kept and tried again');
      isFailing = true;
    }
  }

  const begin = (): Promise<void> => (writing ??= writeAll().finally(() => (writing = undefined)));

  return {
    changed,
    write(flight) {
      waiting.push(flight);
      if (waiting.length > WAITING_MAX) log.warn({ lost: waiting.splice(1, 1) }, 'too many flights are waiting to be written');
      void begin();
    },
    tick: () => void begin(),
    async close() {
      await writing;
      await begin();
    },
  };
}
