import { getOperations, type LogEntry } from '@skyhelm/contract/operation-log';
import type { Page } from '@skyhelm/contract/page';
import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import { lastSeq, rowsBetween, type LogRow } from './operation-log.store.ts';

export const operationLogRoutes = (): Implementation[] => [
  implement(getOperations, ({ db, actor, language }, { pageNum, pageSize, isAsc }) =>
    pageOfOperations(db, actor.enterpriseId, language, { skip: (pageNum - 1) * pageSize, take: pageSize, newestFirst: !isAsc }),
  ),
];

export const recentOperations = async (db: Queryable, enterpriseId: string, language: Language, limit: number): Promise<LogEntry[]> =>
  (await pageOfOperations(db, enterpriseId, language, { skip: 0, take: limit, newestFirst: true })).rows;

/** Numbers have no gaps, so that any page is a range of them, however far back it lies. */
async function pageOfOperations(
  db: Queryable,
  enterpriseId: string,
  language: Language,
  { skip, take, newestFirst }: { skip: number; take: number; newestFirst: boolean },
): Promise<Page<LogEntry>> {
  const total = await lastSeq(db, enterpriseId);
  const [after, upTo] = newestFirst ? [total - skip - take, total - skip] : [skip, skip + take];
  const rows = await rowsBetween(db, enterpriseId, after, upTo, newestFirst);
  return { total, rows: rows.map((row) => entryOf(row, language)) };
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
