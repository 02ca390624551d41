import type { SessionId, UserId } from '@skyhelm/contract/ids';
import { APPROVALS, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { department } from '../tables/department.table.ts';
import { createAccounts, createEnterprise } from '../features/enterprise/index.ts';
import { route } from '../tables/route.table.ts';
import { task } from '../tables/task.table.ts';
import type { UserActor } from '../platform/auth/actor.ts';
import type { Db } from '../platform/db/database.ts';
import { insertMany } from '../platform/db/insert-many.ts';
import { newId } from '../platform/ids.ts';

type Row = typeof task.$inferInsert & { createdAt: Date; founderId: string | null; executorId: string | null };

const WORDS = ['巡检', '线路', 'North|South', 'Line', 'LINES', 'Осмотр', 'über', '12', '7', "O'Neil", '100 %', 'a_b'];
const START = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;

/** A tenant of three departments, one below another, and as many tasks as are asked for, none like the other; and those who look at them. */
export async function randomTasks(db: Db, count: number) {
  const { enterpriseId } = await createEnterprise(db, { name: 'Many', administrators: 'Administrator', isPlatform: true });
  const [top, below, apart] = [newId(), newId(), newId()];
  const place = { enterpriseId, country: 'CN', city: 'Wuhan', personInCharge: 'Head' };
  await db.insert(department).values([
    { id: top, ...place, name: 'Top', nameKey: 'top', path: `${top}/`, depth: 1 },
    { id: below, ...place, parentId: top, name: 'Below', nameKey: 'below', path: `${top}/${below}/`, depth: 2 },
    { id: apart, ...place, name: 'Apart', nameKey: 'apart', path: `${apart}/`, depth: 1 },
  ]);
  const people = await createAccounts(
    db,
    [top, below, below, apart, apart, apart].map((departmentId, index) => {
      const account = `person${index}`;
      return { enterpriseId, account, name: account, passwordHash: '', roleIds: [], departmentId };
    }),
  );
  const [sites, devices] = [Array.from({ length: 4 }, () => newId()), Array.from({ length: 4 }, () => newId())];
  const hours = fc.integer({ min: 0, max: 2_000 });
  const some = fc.record({
    words: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
    type: fc.constantFrom(...TASK_TYPES),
    status: fc.constantFrom(...TASK_STATUSES),
    approval: fc.constantFrom(...APPROVALS),
    siteId: fc.constantFrom(...sites),
    deviceId: fc.option(fc.constantFrom(...devices)),
    founderId: fc.option(fc.constantFrom<string>(...people)),
    executorId: fc.option(fc.constantFrom<string>(...people)),
    times: fc.tuple(hours, hours, hours, ...Array.from({ length: 5 }, () => fc.option(hours))),
  });
  const rows: Row[] = fc.sample(some, { numRuns: count, seed: 7 }).map(({ words, times, ...given }, index) => {
    const [createdAt, changedAt, deadline] = times.slice(0, 3).map((hour) => new Date(START + hour! * HOUR_MS)) as [Date, Date, Date];
    const [startTime, endTime, startedAt, lastStartedAt, completedAt] = times
      .slice(3)
      .map((hour) => (hour === null ? null : new Date(START + hour * HOUR_MS))) as [Date, Date, Date, Date, Date];
    return {
      ...given,
      ...{ id: newId(), enterpriseId, routeId: newId(), number: index + 1, name: words.join(' ') },
      ...{ createdAt, changedAt, deadline, startTime, endTime, startedAt, lastStartedAt, completedAt },
      ...{ craft: 'multirotor', mount: 'zoomCamera', parameters: {}, grade: 'vlos' },
      plan: { type: 'spot', spots: [], photographs: false, tilt: -90 } as unknown as Row['plan'],
      ...{ siteName: 'Site', siteLongitude: 0, siteLatitude: 0, founderName: 'Somebody' },
    };
  });
  const plan = { documentVersion: 1, document: {}, summary: { seconds: 1, waypoints: 1 } as (typeof route.$inferInsert)['summary'] };
  await insertMany(
    db,
    route,
    rows.map(({ id, routeId, number, name, changedAt }) => ({
      ...plan,
      ...{
        id: routeId,
        enterpriseId,
        number,
        name,
        nameKey: routeId,
        length: 1,
        brokenBy: [],
        taskId: id,
        changedBy: 'Somebody',
        changedAt,
      },
    })),
  );
  await insertMany(db, task, rows);
  const reader = (userId: UserId, scope: Partial<UserActor['scope']>): UserActor => ({
    ...{ kind: 'user', enterpriseId, userId, sessionId: newId<SessionId>(), account: '', name: '' },
    ...{ userType: 'enterprise', language: 'en', mustChangePassword: false, permissions: [] },
    scope: { all: false, trees: [], departmentIds: [], ...scope },
  });
  return {
    ...{ enterpriseId, people, sites, devices, rows },
    /** Each with whom they reach. */
    readers: [
      { actor: reader(people[3]!, { all: true }), reached: undefined },
      { actor: reader(people[0]!, { trees: [`${top}/`] }), reached: people.slice(0, 3) },
      { actor: reader(people[4]!, { departmentIds: [below] }), reached: [people[1]!, people[2]!, people[4]!] },
      { actor: reader(people[5]!, {}), reached: [people[5]!] },
    ] as { actor: UserActor; reached: UserId[] | undefined }[],
    /** Part of a name, in any case, a number, or what nobody calls a task. */
    keyword: fc.oneof(
      fc
        .tuple(fc.constantFrom(...rows.map(({ name }) => name)), fc.nat(20), fc.integer({ min: 1, max: 8 }), fc.boolean())
        .map(([name, from, size, isUpper]) =>
          [...(isUpper ? name.toUpperCase() : name)]
            .slice(from, from + size)
            .join('')
            .trim(),
        ),
      fc.integer({ min: 1, max: count }).map(String),
      fc.string({ maxLength: 4, unit: 'grapheme-ascii' }).map((text) => text.trim()),
    ),
  };
}

/** Lists are read as in a table of a million rows: what is small is read in a simpler way. */
export const pretendMany = (db: Db, table: string) =>
  db.execute(
    sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', ${table}::text, 'relpages', 100000, 'reltuples', 1e6::real)`,
  );
