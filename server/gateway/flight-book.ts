import type { Logger } from 'pino';
import type { DeviceDirectory } from './directory.ts';
import type { Session } from './session.ts';

type WrittenFlight = Parameters<DeviceDirectory['noteFlight']>[0];

/** A day of a large fleet; should the registry be away for longer, the oldest are given up and that is said. */
const WAITING_MAX = 10_000;

/** Flights on their way into the registry. What cannot be written now is written later. */
export interface FlightBook {
  write(flight: WrittenFlight): void;
  /** Took off or landed. */
  changed(session: Session, at: number): void;
  tick(): void;
  /** When everything is written, or cannot be. */
  settled(): Promise<void>;
}

export function flightBook(
  directory: Pick<DeviceDirectory, 'noteFlight'>,
  log: Pick<Logger, 'warn'>,
  changed: (session: Session, at: number) => void,
): FlightBook {
  const waiting: WrittenFlight[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await directory.noteFlight(next);
        waiting.shift();
      } catch (error) {
        log.warn({ err: error, waiting: waiting.length }, 'a flight could not be written yet');
        return;
      }
    }
  }

  function begin(): void {
    writing ??= writeAll().finally(() => (writing = undefined));
  }

  return {
    changed,
    write(flight) {
      waiting.push(flight);
      if (waiting.length > WAITING_MAX) log.warn({ lost: waiting.splice(1, 1) }, 'too many flights are waiting to be written');
      begin();
    },
    tick() {
      if (waiting.length > 0) begin();
    },
    async settled() {
      await writing;
    },
  };
}
