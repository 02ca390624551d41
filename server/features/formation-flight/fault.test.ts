import { cancelFormation, startFormation } from '@skyhelm/contract/formation-flight';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { job } from '../../platform/jobs/job.table.ts';
import { databaseJobs } from '../../platform/jobs/database-jobs.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { formationField, LONG_MS, PATIENTLY } from './formation-flight-testing.ts';
import { handleOverdueFormations, settleFormations } from './index.ts';

const { app, as, orders, lineUp, forget, latestName, flightOf, standOf, tell, told, orderedTo } = await formationField();
const { database, log } = app.services;
beforeEach(forget);

const NOT_STARTED = (count: number) => `Formation “${latestName()}”: ${count} aircraft were not started. Please look at the formation.`;

/** Long enough for the database to fail before the second one's turn, on a machine that may be busy. */
const DELAYED = { takeOff: 'delayed', delaySeconds: 10, count: 3 } as const;
const SLOWLY = { takeOff: 'delayed', delaySeconds: 600, count: 3 } as const;

/** As in a failover: nothing about flights of formations can be written until it is over. */
async function failing() {
  await database.db.execute(sql`create sequence failures`);
  await database.db.execute(sql`create function fail() returns trigger language plpgsql as $$ begin
    perform nextval('failures');
    raise exception 'terminating connection due to administrator command' using errcode = '57P01';
  end $$`);
  await database.db.execute(sql`create trigger failing before update on formation_flight execute function fail()`);
  return {
    async failures() {
      const { rows } = await database.db.execute<{ count: string }>(
        sql`select case when is_called then last_value else 0 end as count from failures`,
      );
      return Number(rows[0]!.count);
    },
    async end() {
      await database.db.execute(sql`drop function fail cascade`);
      await database.db.execute(sql`drop sequence failures`);
    },
  };
}

/** The leader has flown, and all of them stand where they began. */
async function startAgain(line: Awaited<ReturnType<typeof lineUp>>): Promise<void> {
  await database.db.update(flownRoute).set({ course: 'flown' }).where(eq(flownRoute.deviceId, line.members[0]!.deviceId));
  const { id } = await app.done(startFormation, line, as);
  await app.done(cancelFormation, { id }, as);
}

test(
  'whoever cannot be started because the database is away stays on the ground, the pilot is told once it is back, and all are free again',
  async () => {
    const line = await lineUp(DELAYED);
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    tell(0, 'accepted');
    const { failures, end } = await failing();
    // The start itself, and what would have stopped the rest.
    await expect.poll(failures, PATIENTLY).toBeGreaterThan(1);
    expect(await standOf(line.id)).toEqual(['starting', 'given', 'waiting', 'waiting']);
    await end();
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted', 'notStarted']);
    expect(await flightOf(line.id)).toMatchObject({ reason: 'fault' });
    expect(await told('formationStopped')).toEqual([NOT_STARTED(2)]);
    expect(orders).toHaveLength(1);
    await startAgain(line);
  },
  LONG_MS,
);

test(
  'a server that ends before the database is back leaves it to the next one, which tells of it once',
  async () => {
    const line = await lineUp(DELAYED);
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    const { failures, end } = await failing();
    await expect.poll(failures, PATIENTLY).toBeGreaterThan(1);
    await end();
    await settleFormations(app.services);
    await expect.poll(async () => (await standOf(line.id))?.slice(1), PATIENTLY).toEqual(['given', 'notStarted', 'notStarted']);
    const about = [...(await told('formationStopped')), ...(await told('formationInterrupted'))];
    expect(about.filter((text) => text.includes(latestName()))).toHaveLength(1);
    await startAgain(line);
  },
  LONG_MS,
);

test(
  'where the server that counts ends and others go on, one of them stops what is overdue, and nothing that is not',
  async () => {
    const [early, line] = [await lineUp(SLOWLY), await lineUp(SLOWLY)];
    for (const one of [early, line]) await app.done(startFormation, one, as);
    const { id } = (await flightOf(early.id))!;
    const isEarly = sql`${job.payload}->>'flightId' = ${id}`;
    await database.db.update(job).set({ runAt: new Date() }).where(isEarly);
    const clock = manualClock();
    const jobs = databaseJobs(database, clock, log);
    handleOverdueFormations({ ...app.services, clock, jobs });
    jobs.start();
    await expect.poll(() => database.db.select().from(job).where(isEarly), PATIENTLY).toEqual([]);
    expect(await standOf(early.id)).toEqual(['starting', 'given', 'waiting', 'waiting']);
    clock.advance(640_000);
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted', 'notStarted']);
    await jobs.stop();
    expect(await flightOf(line.id)).toMatchObject({ reason: 'fault' });
    expect(await told('formationStopped')).toContain(NOT_STARTED(2));
    await startAgain(line);
  },
  LONG_MS,
);
