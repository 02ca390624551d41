import type { Logger } from 'pino';
import type { DeviceDirectory, KeptParameters } from './directory.ts';
import type { ParameterBook } from './parameter-book.ts';

/** In memory at once: each is some hundred kilobytes, and the others are a query away. */
const OPEN_MAX = 100;

/** Books of parameters: those that somebody looked at lately are open, all are kept by the registry. */
export interface ParameterShelf {
  open(deviceId: string): Promise<ParameterBook>;
  /** Only if it is open. */
  opened(deviceId: string): ParameterBook | undefined;
  forget(deviceId: string): void;
  keep(deviceId: string, book: ParameterBook): void;
  keepDirty(): void;
  settled(): Promise<void>;
}

export function parameterShelf(
  directory: DeviceDirectory,
  log: Pick<Logger, 'warn'>,
  make: (deviceId: string, kept: KeptParameters | undefined) => ParameterBook,
): ParameterShelf {
  const books = new Map<string, ParameterBook>();
  const opening = new Map<string, Promise<ParameterBook>>();
  const keeping = new Set<Promise<void>>();

  /** Whoever looks may wait for the registry, but not fail with it: the vehicle can be asked. */
  async function fetch(deviceId: string): Promise<ParameterBook> {
    const kept = await directory.parametersOf(deviceId).catch((error: unknown) => {
      log.warn({ err: error, deviceId }, 'kept parameters could not be read');
      return undefined;
    });
    const book = make(deviceId, kept);
    books.set(deviceId, book);
    opening.delete(deviceId);
    makeRoom();
    return book;
  }

  function makeRoom(): void {
    for (const [deviceId, book] of books) {
      if (books.size <= OPEN_MAX) return;
      if (book.status.loading) continue;
      if (book.isDirty) keep(deviceId, book);
      books.delete(deviceId);
    }
  }

  function keep(deviceId: string, book: ParameterBook): void {
    const kept = book.keep();
    if (!kept) return;
    const done = directory
      .keepParameters(deviceId, kept)
      .catch((error: unknown) => log.warn({ err: error, deviceId }, 'parameters could not be kept'))
      .finally(() => keeping.delete(done));
    keeping.add(done);
  }

  return {
    async open(deviceId) {
      const known = books.get(deviceId);
      if (known) {
        // The one that was looked at last is given up last.
        books.delete(deviceId);
        books.set(deviceId, known);
        return known;
      }
      const coming = opening.get(deviceId) ?? fetch(deviceId);
      opening.set(deviceId, coming);
      return coming;
    },
    opened: (deviceId) => books.get(deviceId),
    forget: (deviceId) => void books.delete(deviceId),
    keep,
    keepDirty() {
      for (const [deviceId, book] of books) if (book.isDirty) keep(deviceId, book);
    },
    async settled() {
      await Promise.all(keeping);
    },
  };
}
