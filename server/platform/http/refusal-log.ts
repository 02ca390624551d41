import type { Database } from '../db/database.ts';
import type { LogOrigin, RefusedEntry, WriteLog } from '../operation-record.ts';
import { addressKey } from './address-key.ts';

const MINUTE_MS = 60_000;
const REMEMBER_MAX = 10_000;
/** Rows a minute that strangers can add to one enterprise's log, however many addresses they have. */
const STRANGERS_PER_MINUTE = 60;

interface Window {
  endsAt: number;
  rows: number;
  unrecorded: number;
}

/** Port: the operation-log row of what was refused at this path. */
export type RecordRefusal = (origin: LogOrigin, path: string, refused: RefusedEntry) => Promise<void>;

/**
 * One row a minute for each person, key or stranger's address and each operation and path, with the number of those before it:
 * whoever is refused again and again must neither fill the disk nor hold up the log of those who work.
 */
export function refusalLog(database: Database, writeLog: WriteLog): RecordRefusal {
  // Apart: a flood of addresses must not push out what is remembered of people.
  const [known, strangers] = [new Map<string, Window>(), new Map<string, Window>()];
  return async (origin, path, refused) => {
    const { countedAs = path, windowMs = MINUTE_MS, ...entry } = refused;
    const now = origin.now.getTime();
    const actor = entry.actor ? undefined : origin.actor;
    const who = actor ? (actor.kind === 'user' ? actor.userId : actor.keyId) : addressKey(origin.ip);
    const own = windowOf(actor ? known : strangers, JSON.stringify([who, entry.operation, countedAs]), now, windowMs);
    const shared = actor ? undefined : windowOf(known, `strangers ${entry.enterpriseId ?? ''}`, now, MINUTE_MS);
    if (own.rows > 0) return void own.unrecorded++;
    own.rows++;
    if (shared && shared.rows >= STRANGERS_PER_MINUTE) return void shared.unrecorded++;
    const unrecorded = own.unrecorded + (shared?.unrecorded ?? 0);
    own.unrecorded = 0;
    if (shared) Object.assign(shared, { rows: shared.rows + 1, unrecorded: 0 });
    const details = { path, ...entry.details, ...(unrecorded > 0 && { unrecorded }) };
    await database.db.transaction((tx) => writeLog(tx, origin, [{ ...entry, details }]));
  };
}

/** The window under way, or a new one that knows what the last one left unrecorded. One far ahead is from before the clock was set back. */
function windowOf(windows: Map<string, Window>, name: string, now: number, windowMs: number): Window {
  const last = windows.get(name);
  if (last && last.endsAt > now && last.endsAt <= now + windowMs) return last;
  const next = { endsAt: now + windowMs, rows: 0, unrecorded: last?.unrecorded ?? 0 };
  windows.delete(name);
  if (windows.size >= REMEMBER_MAX) windows.delete(windows.keys().next().value!);
  windows.set(name, next);
  return next;
}
