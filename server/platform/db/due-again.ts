import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { APART_MS } from '../clock/apart.ts';

/** How long a row is left alone, by how often it was tried. */
export interface Patience {
  /** While it is being tried: a claim that outlives it belongs to a server that died. */
  claimMs: number;
  /** Behind the first try, the second and so on. */
  pausesMs: readonly number[];
}

/**
 * Whether a row that waits is due. One that would wait longer than its try and the pause behind that may take was tried by a clock that was ahead: left at that, it
 * would wait for as long as the clock was.
 */
export function isDueAgain(row: { nextTryAt: SQLWrapper; attempts: SQLWrapper }, { claimMs, pausesMs }: Patience, now: Date): SQL {
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const latest = [...pausesMs, 0].map((pause) => inMs(Math.max(claimMs, pause) + APART_MS));
  return sql`(${row.nextTryAt} is null or ${row.nextTryAt} <= ${inMs(0)}::timestamptz
    or ${row.nextTryAt} > (${sql.param(latest)}::timestamptz[])[${row.attempts}])`;
}
