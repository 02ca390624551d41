import type { Logger } from 'pino';

export interface Gathering {
  /** Something waits to be written. */
  wake(): void;
  /** Writes what waits, and ends. */
  close(): Promise<void>;
}

/** Writes what has gathered, once in a while and never twice at a time. A database that is away makes it try again. */
export function gathering(everyMs: number, write: () => Promise<void>, log: Pick<Logger, 'warn'>, what: string): Gathering {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let isClosed = false;
  const attempt = (): Promise<void> =>
    (writing ??= write()
      .catch((error: unknown) => {
        log.warn({ err: error }, `${what} could not be written`);
        wake();
      })
      .finally(() => (writing = undefined)));
  const wake = () => {
    if (timer || isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      void (writing ? writing.then(wake) : attempt());
    }, everyMs);
    timer.unref();
  };
  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await writing;
      await attempt();
    },
  };
}
