import { getOperations, type LogEntry } from '@skyhelm/contract/operation-log';
import type { Page } from '@skyhelm/contract/page';
import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';
import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { countWithin, lastSeq, rowsBetween, rowsWithin, type LogRow, type Reader, type Slice } from './operation-log.store.ts';

export const operationLogRoutes = (peopleWithin: (actor: Actor) => SQL): Implementation[] => [
  implement(getOperations, ({ db, actor, language }, { pageNum, pageSize, isAsc }) =>
    pageOfOperations(db, { actor, people: peopleWithin(actor) }, language, {
      skip: (pageNum - 1) * pageSize,
      take: pageSize,
      newestFirst: !isAsc,
    }),
  ),
];

export async function recentOperations(db: Queryable, reader: Reader, language: Language, limit: number): Promise<LogEntry[]> {
  const rows = await rowsWithin(db, reader, { skip: 0, take: limit, newestFirst: true });
  return rows.map((row) => entryOf(row, language));
}

async function pageOfOperations(db: Queryable, reader: Reader, language: Language, slice: Slice): Promise<Page<LogEntry>> {
  const { total, rows } = reader.actor.scope.all ? await numberedPage(db, reader.actor, slice) : await scopedPage(db, reader, slice);
  return { total, rows: rows.map((row) => entryOf(row, language)) };
}

/** Numbers have no gaps, so that any page is a range of them, however far back it lies. */
async function numberedPage(db: Queryable, { enterpriseId }: Actor, { skip, take, newestFirst }: Slice): Promise<Page<LogRow>> {
  const total = await lastSeq(db, enterpriseId);
  const [after, upTo] = newestFirst ? [total - skip - take, total - skip] : [skip, skip + take];
  return { total, rows: await rowsBetween(db, enterpriseId, after, upTo, newestFirst) };
}

async function scopedPage(db: Queryable, reader: Reader, slice: Slice): Promise<Page<LogRow>> {
  return { total: await countWithin(db, reader), rows: await rowsWithin(db, reader, slice) };
}

const entryOf = (row: LogRow, language: Language): LogEntry => ({
  id: String(row.seq),
  at: row.at.toISOString(),
  operation: row.operation as LogEntry['operation'],
  text: say(language, `log.${row.operation}` as WordKey, { ...wordsOf(row.details), target: row.targetName }),
  actor: row.actorName,
  ip: row.ip,
});

const wordsOf = (details: Record<string, unknown>): Params =>
  Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string | number] => /string|number/.test(typeof entry[1])));
