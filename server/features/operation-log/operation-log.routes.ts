import {
  checkOperations,
  exportOperations,
  getOperation,
  getOperations,
  type ChainCheck,
  type LogEntry,
  type LogFilter,
} from '@skyhelm/contract/operation-log';
import type { Language } from '@skyhelm/i18n/translate';
import type { SQL } from 'drizzle-orm';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementFile, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { chainOf } from './chain.ts';
import { checkChain } from './check-chains.ts';
import { detailsIn } from './detail-words.ts';
import { entryOf } from './log-entry.ts';
import { logSheet } from './log-sheet.ts';
import { searchLog, type Found, type Slice } from './log-search.store.ts';
import { lastSeq, rowWithin, rowsBetween, type Reader } from './operation-log.store.ts';

const EVERYTHING: LogFilter = { keyword: '', operations: [] };

export function operationLogRoutes({ database, secrets }: Services, peopleWithin: (actor: Actor) => SQL): Implementation[] {
  const readerOf = (actor: Actor): Reader => ({ actor, people: peopleWithin(actor) });
  const check = oneAtATime((enterpriseId) => checkChain(database.db, chainOf(secrets), enterpriseId));
  return [
    implement(getOperations, async ({ db, actor, language }, { pageNum, pageSize, isAsc, orderByColumn: _, ...filter }) => {
      const slice = { skip: (pageNum - 1) * pageSize, take: pageSize, newestFirst: !isAsc };
      const reader = readerOf(actor);
      const { total, more, rows } = await pageOfLog(db, reader, filter, slice);
      return { total, more, rows: rows.map((row) => entryOf(row, reader, language)) };
    }),

    implement(getOperation, async ({ db, actor, language }, { id }) => {
      const reader = readerOf(actor);
      const row = (await rowWithin(db, reader, Number(id))) ?? refuse('record.notFound');
      return { ...entryOf(row, reader, language), requestId: row.requestId, details: detailsIn(language, row.details) };
    }),

    implementFile(exportOperations, async ({ db, actor, language, now, record }, { timeZone, ...filter }) => {
      const { enterpriseId } = actor;
      const { from: since, to: until, ...others } = filter;
      record({ operation: 'log.exported', details: { ...others, since, until } });
      // Read from the pool: the transaction has ended by the time the file is sent, and the log up to here does not change any more.
      const request = { reader: readerOf(actor), filter, upTo: await lastSeq(db, enterpriseId) };
      return logSheet(database.db, request, { language, now, timeZone });
    }),

    implementPrepared(
      checkOperations,
      ({ actor }) => check(actor.enterpriseId),
      async ({ record }, _, found) => {
        record({ operation: 'log.checked', details: { ...found } });
        return found;
      },
    ),
  ];
}

export async function recentOperations(db: Queryable, reader: Reader, language: Language, limit: number): Promise<LogEntry[]> {
  const { rows } = await pageOfLog(db, reader, EVERYTHING, { skip: 0, take: limit, newestFirst: true });
  return rows.map((row) => entryOf(row, reader, language));
}

function pageOfLog(db: Queryable, reader: Reader, filter: LogFilter, slice: Slice): Promise<Found> {
  const { from, to, keyword, operations } = filter;
  const isWhole = reader.actor.scope.all && from === undefined && to === undefined && keyword === '' && operations.length === 0;
  return isWhole ? numberedPage(db, reader.actor, slice) : searchLog(db, reader, filter, slice);
}

/** Numbers have no gaps, so that any page is a range of them, however far back it lies. */
async function numberedPage(db: Queryable, { enterpriseId }: Actor, { skip, take, newestFirst }: Slice): Promise<Found> {
  const total = await lastSeq(db, enterpriseId);
  const [after, upTo] = newestFirst ? [total - skip - take, total - skip] : [skip, skip + take];
  return { total, more: false, rows: await rowsBetween(db, enterpriseId, after, upTo, newestFirst) };
}

/** Of a long log it takes minutes: whoever asks meanwhile shares the answer instead of a connection each. */
function oneAtATime(check: (enterpriseId: string) => Promise<ChainCheck>) {
  const running = new Map<string, Promise<ChainCheck>>();
  return (enterpriseId: string): Promise<ChainCheck> => {
    const known = running.get(enterpriseId);
    if (known) return known;
    const started = check(enterpriseId).finally(() => running.delete(enterpriseId));
    running.set(enterpriseId, started);
    return started;
  };
}
