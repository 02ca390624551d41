import { DatabaseError } from 'pg';
import type { Logger } from 'pino';

const PAUSE_MS = { first: 200, longest: 10_000 } as const;
/** What is wrong with the statement or its values stays wrong however often it is said. */
const HOPELESS = /^(22|23|42)/;

/** A server that ends does not wait for it. */
const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms).unref());

interface Waiting {
  work(): Promise<void>;
  tried(): void;
}

interface Line {
  readonly waiting: Waiting[];
  isStuck: boolean;
}

/** For what nobody will say a second time: it is written once the database is back. */
export interface PatientWriter {
  /** What is about one matter is written in the order in which it came; other matters do not wait for it. Settles once it is written or has to wait. */
  write(matter: string, work: () => Promise<void>): Promise<void>;
}

export function patientWriter(log: Pick<Logger, 'error' | 'info'>, what: string): PatientWriter {
  const lines = new Map<string, Line>();

  async function workOff(matter: string, line: Line): Promise<void> {
    let pauseMs: number = PAUSE_MS.first;
    for (let next = line.waiting[0]; next; next = line.waiting[0]) {
      try {
        await next.work();
        if (line.isStuck) log.info({ matter }, `${what}: written after all`);
        line.isStuck = false;
        pauseMs = PAUSE_MS.first;
      } catch (error) {
        const isHopeless = saysHopeless(error);
        // Once, not at every try: a disk that is full would be filled by it.
        if (!line.isStuck || isHopeless) log.error({ err: error, matter }, `${what}: cannot be written`);
        if (!isHopeless) {
          line.isStuck = true;
          for (const { tried } of line.waiting) tried();
          await pause(pauseMs);
          pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest);
          continue;
        }
      }
      line.waiting.shift();
      next.tried();
    }
    lines.delete(matter);
  }

  return {
    write: (matter, work) =>
      new Promise((tried) => {
        const known = lines.get(matter);
        const line = known ?? { waiting: [], isStuck: false };
        line.waiting.push({ work, tried });
        if (line.isStuck) tried();
        if (known) return;
        lines.set(matter, line);
        void workOff(matter, line);
      }),
  };
}

function saysHopeless(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof DatabaseError && HOPELESS.test(cause.code ?? '');
}
