import pg from 'pg';
import type { Logger } from 'pino';

export interface DatabaseLock {
  /** Comes once another server has it. While the database cannot be asked nobody has taken it for certain, and aircraft in the air keep their links. */
  lost: Promise<void>;
  release(): Promise<void>;
}

const SOLE = 'skyhelm gateway';
const TRY_AGAIN_MS = 1_000;
const BEAT_MS = 5_000;
const LIMITS = { connectionTimeoutMillis: 5_000, query_timeout: 5_000, keepAlive: true };
/** A host that lost its power is noticed by the database within half a minute, and not after two hours. */
const NOTICE = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

interface Session {
  pid: number;
  began: string;
}

/** Held by one server at a time for as long as its connection lives, however that ends; nothing where another has it. */
export async function takeDatabaseLock(
  connectionString: string,
  log: Pick<Logger, 'warn'>,
  beatMs = BEAT_MS,
): Promise<DatabaseLock | undefined> {
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  let former: Session | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;

  async function take(): Promise<boolean> {
    const taken = new pg.Client({ connectionString, application_name: SOLE, ...LIMITS });
    taken.on('error', () => undefined);
    const session = await ask(taken, former).catch(async (error: unknown) => {
      await taken.end().catch(() => undefined);
      throw error;
    });
    if (!session) {
      await taken.end();
      return false;
    }
    [client, former] = [taken, session];
    const stopBeat = beat(taken, beatMs);
    taken.once('end', () => {
      stopBeat();
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
          if (isReleased) void client?.end().catch(() => undefined);
          else if (!isMine) lose();
        },
        () => {
          if (!isReleased) takeAgain();
        },
      );
    }, TRY_AGAIN_MS);
    timer.unref();
  }

  if (!(await take())) return undefined;
  return {
    lost,
    async release() {
      isReleased = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** A cut network says nothing to whoever only listens: asked and not answered, the connection is given up. */
function beat(client: pg.Client, everyMs: number): () => void {
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void client
      .query('select 1')
      .catch(() => client.end())
      .finally(() => (isAsking = false));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

const END_FORMER = `select pg_terminate_backend(pid, 3000) from pg_stat_activity where pid = $1 and extract(epoch from backend_start)::text = $2`;
const TRY = `select pid, extract(epoch from backend_start)::text as began from pg_stat_activity
  where pid = pg_backend_pid() and pg_try_advisory_lock(hashtext($1))`;

/** Our own former connection, of whose end the database may not know yet, is not another server. */
async function ask(client: pg.Client, former?: Session): Promise<Session | undefined> {
  await client.connect();
  await client.query(NOTICE);
  if (former) await client.query(END_FORMER, [former.pid, former.began]);
  return (await client.query<Session>(TRY, [SOLE])).rows[0];
}
