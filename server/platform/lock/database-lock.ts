import pg from 'pg';
import type { Logger } from 'pino';

export interface DatabaseLock {
  release(): Promise<void>;
}

const SOLE = 'skyhelm gateway';
const TRY_AGAIN_MS = 1_000;
/** A host that lost its power is noticed by the database within half a minute, and not after two hours. */
const NOTICE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Held by one server at a time for as long as its connection lives, however that ends; nothing where another has it. */
export async function takeDatabaseLock(connectionString: string, log: Pick<Logger, 'warn' | 'error'>): Promise<DatabaseLock | undefined> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;

  async function take(): Promise<boolean> {
    const taken = new pg.Client({ connectionString, application_name: 'skyhelm gateway' });
    taken.on('error', () => undefined);
    const isMine = await ask(taken).catch(async (error: unknown) => {
      await taken.end().catch(() => undefined);
      throw error;
    });
    if (!isMine) {
      await taken.end();
      return false;
    }
    client = taken;
    taken.once('end', () => {
      if (isReleased) return;
      log.warn('the lock of the gateway was lost with its connection; it is taken again');
      takeAgain();
    });
    return true;
  }

  function takeAgain(): void {
    timer = setTimeout(() => {
      take().then(
        (isMine) => {
          if (isMine) return;
          log.error('another server listens for aircraft as well: end one of them');
          takeAgain();
        },
        () => takeAgain(),
      );
    }, TRY_AGAIN_MS);
    timer.unref();
  }

  if (!(await take())) return undefined;
  return {
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

async function ask(client: pg.Client): Promise<boolean> {
  await client.connect();
  await client.query(NOTICE);
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as "isMine"', [SOLE]);
  return rows[0]!.isMine;
}
