import pg from 'pg';
import { withoutIndexes } from './without-indexes.ts';

export const AIRCRAFT = 1_000;
const DAYS = 365;
const FLIGHTS_A_DAY = 4;
export const FLIGHTS = AIRCRAFT * DAYS * FLIGHTS_A_DAY;
export const TASKS = 500_000;

const DEVICES = `
  insert into device (id, enterprise_id, name, name_key, sn, sn_key, type, state)
  select uuidv7(), $1, 'UAV ' || n, 'uav ' || n, 'B' || n, 'B' || n, 'uav', 'using' from generate_series(1, ${AIRCRAFT}) as n`;

/** Half of them are somebody's; the rest are seen by whoever reaches all. */
const OWNERS = `
  insert into device_user (enterprise_id, device_id, user_id, kind, may_fly)
  select $1, id, $2, 'owner', true from (select id from device where enterprise_id = $1 order by id limit ${AIRCRAFT / 2}) as half`;

/** In the order of time, as they would have come: by day, at any minute of it. */
const FLOWN = `
  insert into device_flight (id, enterprise_id, device_id, take_off_at, landed_at, metres)
  select uuidv7(), $1, device.id, took_off, took_off + (5 + random() * 25) * interval '1 minute', 1000
  from generate_series(1, ${DAYS}) as day
  cross join device cross join generate_series(0, ${FLIGHTS_A_DAY - 1}) as number
  cross join lateral (select date_trunc('milliseconds', now() - day * interval '1 day'
    + (number + random() * 0.9) * interval '${24 / FLIGHTS_A_DAY} hours') as took_off where device.id is not null) as at
  where device.enterprise_id = $1 order by day desc`;

const QUARTERS = `
  insert into flown_quarter (enterprise_id, begins_at, flights, seconds)
  select enterprise_id, date_bin('15 minutes', take_off_at, timestamptz 'epoch'), count(*), sum(seconds)
  from device_flight where landed_at is not null and source = 'live' group by 1, 2`;

/** One flight in a hundred of the last weeks. */
const ALARMS = `
  insert into flight_event (enterprise_id, flight_id, at, event)
  select enterprise_id, id, take_off_at + interval '1 minute', '{"kind": "alarm", "fault": "batteryLow", "isOn": true}'
  from device_flight where take_off_at > now() - interval '60 days' and random() < 0.01`;

const WORK = `
  insert into task (id, enterprise_id, number, name, type, status, approval, craft, mount, plan, parameters, route_id, site_id, site_name, site_longitude,
    site_latitude, deadline, founder_id, founder_name, grade, changed_at)
  select uuidv7(), $1, n, 'Task ' || n, 'spot',
    case when n % 50 > 2 then 'completed' else (array['unpublished', 'published', 'executing'])[1 + n % 50] end, 'approved', 'multirotor', 'zoomCamera',
    '{}', '{}', gen_random_uuid(), gen_random_uuid(), 'Field', 121, 31, now() + (n - ${TASKS}) * interval '1 minute',
    case when n % 2 = 0 then $2::uuid end, 'Founder', 'vlos', now()
  from generate_series(1, ${TASKS}) as n`;

const TALLY = `
  insert into task_tally (enterprise_id, founder_id, status, tasks)
  select enterprise_id, founder_id, status, count(*) from task where enterprise_id = $1 group by 1, 2, 3`;

const QUESTIONS = `
  insert into task_approval (id, enterprise_id, task_id, state, number, name, type, founder_id, submitted_by_name, submitted_at, due_at, queue)
  select gen_random_uuid(), enterprise_id, id, case when number % 1000 = 0 then 'pending' else 'approved' end, number, name, type, founder_id, 'Somebody',
    now(), now() + number * interval '1 second', number from task where enterprise_id = $1`;

/** A year of a busy enterprise. Constraints are not looked at while it is filled in: nothing in it breaks them. */
export async function fillYear(database: pg.PoolConfig, ownerId: string): Promise<{ enterpriseId: string }> {
  const client = new pg.Client({ ...database, user: 'postgres' });
  await client.connect();
  try {
    await client.query(
      "set session_replication_role = 'replica'; set synchronous_commit = off; set statement_timeout = 0; set work_mem = '128MB'; set maintenance_work_mem = '512MB'",
    );
    const { rows } = await client.query<{ id: string }>('select id from enterprise where is_platform');
    const enterpriseId = rows[0]!.id;
    await withoutIndexes(client, ['device_flight', 'task', 'task_approval'], async () => {
      await client.query(DEVICES, [enterpriseId]);
      await client.query(OWNERS, [enterpriseId, ownerId]);
      await client.query(FLOWN, [enterpriseId]);
      await client.query(QUARTERS);
      await client.query(ALARMS);
      await client.query(WORK, [enterpriseId, ownerId]);
      await client.query(TALLY, [enterpriseId]);
      await client.query(QUESTIONS, [enterpriseId]);
    });
    await client.query('vacuum (analyze)');
    return { enterpriseId };
  } finally {
    await client.end();
  }
}
