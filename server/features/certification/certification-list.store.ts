import { dayAfter } from '@skyhelm/core/certification/calendar-day';
import type { Standing } from '@skyhelm/core/certification/submission';
import type { CertificationId, DepartmentId, UserId } from '@skyhelm/contract/ids';
import type { Page } from '@skyhelm/contract/page';
import { and, between, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { PageRequest, Pager } from '../../platform/db/page.ts';
import { department } from '../../tables/department.table.ts';
import { peopleWithin } from '../department/index.ts';
import { belowDepartments } from '../user/index.ts';
import { named, user } from '../../tables/user.table.ts';
import type { CertificationRow, Kind } from './certification.store.ts';
import { certification } from '../../tables/certification.table.ts';

export interface ListedRow {
  certification: CertificationRow;
  name: string;
  account: string;
  userState: (typeof user.$inferSelect)['state'];
  deptName: string | null;
}

export interface CertificationQuery extends PageRequest {
  orderByColumn: 'queue' | 'submittedAt' | 'expiresOn';
  keyword: string;
  kind?: Kind | undefined;
  standing?: Standing | undefined;
  deptId?: DepartmentId | undefined;
  expiringWithinDays?: number | undefined;
}

const SORTED_BY = { queue: certification.queue, submittedAt: certification.submittedAt, expiresOn: certification.expiresOn };

const holds = and(eq(certification.state, 'passed'), isNull(certification.replacedAt))!;

function stands(standing: Standing, today: string): SQL {
  if (standing === 'replaced') return and(eq(certification.state, 'passed'), isNotNull(certification.replacedAt))!;
  if (standing === 'expired') return and(holds, lt(certification.expiresOn, today))!;
  if (standing === 'passed') return and(holds, or(isNull(certification.expiresOn), gte(certification.expiresOn, today)))!;
  return eq(certification.state, standing);
}

/** Nobody else's submissions than those of people within reach. */
function matching(actor: Actor, query: CertificationQuery, today: string): SQL {
  const { keyword, kind, standing, deptId, expiringWithinDays: days, orderByColumn } = query;
  const people = and(peopleWithin(actor), named(keyword), deptId && belowDepartments(actor, [deptId]));
  const isEverybody = actor.scope.all && keyword === '' && deptId === undefined;
  return and(
    eq(certification.enterpriseId, actor.enterpriseId),
    isEverybody ? undefined : sql`${certification.userId} in (select ${user.id} from ${user} where ${people})`,
    kind && eq(certification.kind, kind),
    standing && stands(standing, today),
    days === undefined ? undefined : and(holds, between(certification.expiresOn, today, dayAfter(today, days))),
    orderByColumn === 'expiresOn' ? isNotNull(certification.expiresOn) : undefined,
  )!;
}

export async function listCertifications(
  db: Queryable,
  page: Pager,
  actor: Actor,
  query: CertificationQuery,
  today: string,
): Promise<Page<ListedRow> & { counting: boolean }> {
  const where = matching(actor, query, today);
  const { ids, ...length } = await page({ table: certification, id: certification.id, sort: SORTED_BY[query.orderByColumn], where }, query);
  return { ...length, rows: await rowsByIds(db, actor.enterpriseId, ids) };
}

const listed = (db: Queryable) =>
  db
    .select({ certification, name: user.name, account: user.account, userState: user.state, deptName: department.name })
    .from(certification)
    .innerJoin(user, eq(user.id, certification.userId))
    .leftJoin(department, eq(department.id, user.departmentId));

/** In the order of the ids. Whatever was deleted since they were found is left out. */
async function rowsByIds(db: Queryable, enterpriseId: string, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await listed(db).where(and(eq(certification.enterpriseId, enterpriseId), inArray(certification.id, [...ids])));
  const byId = new Map(rows.map((row) => [row.certification.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** More than anybody has: a bound against the one who submits and withdraws all day. */
const HISTORY_MAX = 200;

/** Newest first; nothing of people out of reach. */
export const historyOf = (db: Queryable, actor: Actor, userId: UserId): Promise<ListedRow[]> =>
  listed(db)
    .where(and(eq(certification.enterpriseId, actor.enterpriseId), eq(certification.userId, userId), peopleWithin(actor)))
    .orderBy(desc(certification.submittedAt), desc(certification.id))
    .limit(HISTORY_MAX);

export async function findListed(db: Queryable, actor: Actor, id: CertificationId): Promise<ListedRow | undefined> {
  const [row] = await listed(db).where(
    and(eq(certification.enterpriseId, actor.enterpriseId), eq(certification.id, id), peopleWithin(actor)),
  );
  return row;
}

/** Other people of the enterprise who have handed in the same number, refused and withdrawn ones included. */
export async function holdersOf(db: Queryable, actor: Actor, { numberKey, userId }: CertificationRow) {
  if (numberKey === null) return [];
  return db
    .selectDistinct({ name: user.name, userName: user.account, isReached: sql<boolean>`${peopleWithin(actor)}` })
    .from(certification)
    .innerJoin(user, eq(user.id, certification.userId))
    .where(
      and(eq(certification.enterpriseId, actor.enterpriseId), eq(certification.numberKey, numberKey), ne(certification.userId, userId)),
    )
    .orderBy(user.account);
}
