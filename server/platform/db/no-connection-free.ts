/** What the pool says, in words only, when whoever asked for a connection has waited as long as anybody does: for one that others have, or for a new one. */
const WAITED = ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'];

/** Whether it failed because there was no connection in time: nothing has been done, and a little later it may go well. */
export function isNoConnectionFree(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (WAITED.includes(cause.message)) return true;
  return false;
}
