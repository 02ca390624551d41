import type { WordKey } from '@skyhelm/i18n/translate';
import pg from 'pg';
import { StartupFault } from '../config/startup-fault.ts';

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

/** By the first characters of the SQLSTATE, the longest first. */
const ADVICE: readonly (readonly [string, WordKey])[] = [
  ['53100', 'boot.database.advice.disk'],
  ['58030', 'boot.database.advice.disk'],
  ['53300', 'boot.database.advice.connections'],
  ['42501', 'boot.database.advice.rights'],
  ['3D000', 'boot.database.advice.address'],
  ['23', 'boot.database.advice.constraint'],
  ['28', 'boot.database.advice.address'],
  ['XX', 'boot.database.advice.damaged'],
];

/** What the operator can do about it, to be said after the database's own words. */
export function databaseAdvice(error: unknown): StartupFault {
  const state = sqlStateOf(error);
  return new StartupFault(ADVICE.find(([start]) => state.startsWith(start))?.[1] ?? 'boot.database.advice.other');
}

const sqlStateOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? '') : error instanceof Error ? sqlStateOf(error.cause) : '';

/** For a program that ends by it: one sentence of what happened and one of what to do; nothing for errors that came from elsewhere. */
export function operatorFault(error: unknown): StartupFault | undefined {
  if (error instanceof StartupFault) return error;
  const reason = databaseFault(error);
  return reason === undefined ? undefined : new StartupFault('boot.database.failed', { reason }, [databaseAdvice(error)]);
}
