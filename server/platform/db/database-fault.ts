import pg from 'pg';

/** PostgreSQL's own words for what went wrong in the database, with what helps to find it; nothing for errors that came from elsewhere. */
export function databaseFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    const { message, detail, table, code } = error;
    return [message, detail, table && `table ${table}`, code && `SQLSTATE ${code}`].filter(Boolean).join('; ');
  }
  if (isLostConnection(error)) return error.message;
  return databaseFault(error.cause);
}

const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
const isLostConnection = (error: NodeJS.ErrnoException): boolean =>
  LOST.test(error.message) || (['connect', 'read', 'write'].includes(error.syscall ?? '') && error.code !== undefined);
