import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { AT_EVERY_POINT, demoAtWork } from './demo-at-work.ts';

test('where its aircraft is on patrol the demo has all its other tasks at once, and those that are flown once it has landed', async () => {
  const { services, doWork, scheduled, tasks } = await demoAtWork('en');
  const { db } = services.database;
  const { startedAt } = scheduled()!.payload as { startedAt: string };
  await db.execute(sql`insert into device_open_flight (enterprise_id, device_id, take_off_at, heard_at, metres)
    select enterprise_id, device_id, now(), now(), 0 from device_user
    where kind = 'owner' and user_id = (select id from user_account where account = 'pilot2')`);
  await doWork();
  const { 'executing approved': executing, 'completed approved': completed, ...others } = AT_EVERY_POINT;
  expect(await tasks()).toEqual({ ...others, 'published approved': others['published approved'] + executing + completed });
  expect(scheduled()).toMatchObject({ payload: { waiting: ['mast', 'line'] } });
  expect(scheduled()!.runAt.getTime()).toBeGreaterThan(Date.parse(startedAt));

  await db.execute(sql`delete from device_open_flight`);
  await doWork();
  expect(await tasks()).toEqual(AT_EVERY_POINT);
  await doWork();
  expect(await tasks()).toEqual(AT_EVERY_POINT);
});
