import pg from 'pg';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

const LONGEST_ANSWER_MS = 2_000;

/** Whether a new connection can be made and is answered: what a process looks like from outside says less. */
export async function answers(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: LONGEST_ANSWER_MS, query_timeout: LONGEST_ANSWER_MS });
  // A connection that is lost after it was made would end the whole process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
