import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { LastDays } from '../../platform/clock/last-days.ts';
import { byDayName, dayNumber, isWithinDays } from '../../platform/db/by-day.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { departmentsWithin, headcountOf, peopleWithin } from '../department/index.ts';
import { certification } from '../../tables/certification.table.ts';
import { department } from '../../tables/department.table.ts';
import { operationsWithin } from '../operation-log/index.ts';
import { operationLog } from '../../tables/operation-log.table.ts';
import { user } from '../../tables/user.table.ts';

const LARGEST_SHOWN = 5;

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`;

/** Every figure about people in one pass over them. */
export async function countPeople(db: Queryable, actor: Actor) {
  const [figures] = await db
    .select({
      total: count(),
      frozen: countWhere(sql`${user.state} = 'frozen'`),
      withoutDepartment: countWhere(sql`${user.departmentId} is null`),
    })
    .from(user)
    .where(peopleWithin(actor));
  return figures!;
}

/** What waits is counted as the list of it counts. */
export async function countCertifications(db: Queryable, actor: Actor) {
  const reached = sql`${certification.userId} in (select ${user.id} from ${user} where ${peopleWithin(actor)})`;
  const [[waiting], [pilots]] = await Promise.all([
    db
      .select({ pending: count() })
      .from(certification)
      .where(
        and(eq(certification.enterpriseId, actor.enterpriseId), eq(certification.state, 'pending'), actor.scope.all ? undefined : reached),
      ),
    db
      .select({ passed: countWhere(sql`${user.pilot} = 'passed'`), notCertified: countWhere(sql`${user.pilot} <> 'passed'`) })
      .from(user)
      .where(peopleWithin(actor)),
  ]);
  return { ...waiting!, ...pilots! };
}

export async function countDepartments(db: Queryable, actor: Actor) {
  const headcount = headcountOf(db);
  const rows = await db
    .select({ id: department.id, name: department.name, headcount, total: sql<number>`count(*) over ()` })
    .from(department)
    .where(departmentsWithin(actor))
    .orderBy(desc(headcount), department.name)
    .limit(LARGEST_SHOWN);
  return { total: rows[0]?.total ?? 0, largest: rows.map(({ id, name, headcount }) => ({ id, name, headcount })) };
}

/** Days without any are left out. */
export async function countSignIns(db: Queryable, actor: Actor, days: LastDays) {
  const rows = await db
    .select({ day: dayNumber(operationLog.at, days), count: count() })
    .from(operationLog)
    .where(
      and(
        operationsWithin({ actor, people: peopleWithin(actor) }),
        eq(operationLog.operation, 'session.opened'),
        isWithinDays(operationLog.at, days),
      ),
    )
    .groupBy(sql`day`);
  return byDayName(days, rows);
}
