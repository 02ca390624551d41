import type pg from 'pg';
import { fillTables } from './fill.ts';
import { DEPARTMENTS } from './million-people.ts';

export const TASKS = 500_000;
const PEOPLE = 5_000;
const PILOTS = 1_000;
const SITES = 200;
const DEVICES = 300;
export const YEARS = 3;

const WORK = ['线路巡检', '农田测绘', 'Inspection', 'Survey', 'Осмотр', 'Delivery'];

const USERS = `
  insert into user_account (id, enterprise_id, user_type, account, account_key, name, password_hash, department_id)
  select uuidv7(), $1, 'enterprise', 'person' || n, 'person' || n, 'Person ' || n, '', departments.ids[1 + n % cardinality(departments.ids)]
  from generate_series(1, ${PEOPLE}) as n, (select array_agg(id order by id) as ids from department where enterprise_id = $1) as departments`;

const PLACES = `
  insert into site (id, enterprise_id, name, name_key, longitude, latitude)
  select uuidv7(), $1, 'Site ' || n, 'site ' || n, 100 + n * 0.05, 30 from generate_series(1, ${SITES}) as n`;

const AIRCRAFT = `
  insert into device (id, enterprise_id, name, name_key, sn, sn_key, type, state)
  select uuidv7(), $1, 'UAV ' || n, 'uav ' || n, 'SN' || n, 'sn' || n, 'uav', 'using' from generate_series(1, ${DEVICES}) as n`;

/** What is open is new and not overdue, or the server would end it all at once; what is old is done, and some was deleted at any time. A few people, sites and aircraft have most of it. */
const MADE = `
  create temporary table made as
  select n, uuidv7() as id, uuidv7() as route_id, uuidv7() as flight_id, type, status, created_at,
    case status when 'unpublished' then (array['none', 'none', 'pending', 'failed', 'timeout'])[1 + floor(random() * 5)::int] else 'approved' end as approval,
    date_trunc('milliseconds', least(now(), created_at + random() * interval '10 days')) as changed_at,
    date_trunc('milliseconds', case status when 'unpublished' then now() else created_at end + interval '2 days' + random() * interval '28 days') as deadline,
    case when random() < 0.4 then date_trunc('milliseconds', created_at + random() * interval '1 day') end as start_time,
    ($2::text[])[1 + floor(random() * ${WORK.length})::int] || ' ' || n as name,
    people[1 + floor(${PEOPLE} * random() ^ 2)::int] as founder_id, people[1 + floor(${PILOTS} * random() ^ 2)::int] as executor_id,
    sites[1 + floor(${SITES} * random() ^ 2)::int] as site_id, devices[1 + floor(${DEVICES} * random() ^ 2)::int] as device_id
  from (
    select n, (array['spot', 'area', 'orthophoto', 'oblique', 'logistics'])[1 + floor(5 * random() ^ 2)::int] as type,
      date_trunc('milliseconds', now() - interval '${YEARS} years' + n * (interval '${YEARS} years' / ${TASKS})) as created_at,
      case when random() < 0.03 then 'deleted' when n < ${TASKS} * 0.97 then 'completed' when random() < 0.01 then 'executing'
        when random() < 0.5 then 'published' else 'unpublished' end as status
    from generate_series(1, ${TASKS}) as n) as numbered,
    (select array_agg(id order by id) as people from user_account where enterprise_id = $1 and password_hash = '') as staff,
    (select array_agg(id order by id) as sites from site where enterprise_id = $1) as places,
    (select array_agg(id order by id) as devices from device where enterprise_id = $1) as fleet`;

const PLAN = `'{"type": "spot", "spots": [{"longitude": 100, "latitude": 30}, {"longitude": 100.01, "latitude": 30}], "photographs": true, "tilt": -90}'`;
const SUMMARY = `'{"heightMode": "home", "height": 60, "speed": 8, "cycles": 1, "entryPoint": 1, "endAction": "return", "waypoints": 12, "seconds": 900}'`;

const ROUTES = `
  insert into route (id, enterprise_id, number, name, name_key, document_version, document, summary, length, task_id, changed_by, changed_at)
  select route_id, $1, n, name, route_id, 1, '{}', ${SUMMARY}, 5000, id, 'Somebody', changed_at from made`;

const ROWS = `
  insert into task (id, enterprise_id, number, name, type, status, approval, was, craft, mount, plan, parameters, route_id, site_id, site_name,
    site_longitude, site_latitude, deadline, start_time, end_time, founder_id, founder_name, executor_id, executor_name, device_id, device_name,
    grade, created_at, changed_at, completed_at, deleted_at)
  select id, $1, n, name, type, status, approval, case status when 'deleted' then 'unpublished' end, 'multirotor', 'zoomCamera', ${PLAN}, '{}', route_id,
    site_id, 'A site', 100, 30, deadline, start_time, start_time + interval '2 hours', founder_id, 'Somebody', executor_id, 'A pilot', device_id, 'UAV',
    'vlos', created_at, changed_at, case status when 'completed' then changed_at end, case status when 'deleted' then changed_at end from made`;

const FLIGHTS = `
  insert into device_flight (id, enterprise_id, device_id, take_off_at, landed_at, metres)
  select flight_id, $1, device_id, created_at, created_at + interval '15 minutes', 5000 from made where status = 'completed'`;
const FLOWN = `
  insert into task_flight (enterprise_id, task_id, flight_id, is_whole) select $1, id, flight_id, true from made where status = 'completed'`;

const QUESTIONS = `
  insert into task_approval (id, enterprise_id, task_id, state, number, name, type, founder_id, submitted_by_name, submitted_at, due_at, decided_at, queue)
  select uuidv7(), $1, id, approval, n, name, type, founder_id, 'Somebody', created_at, deadline, case approval when 'pending' then null else changed_at end,
    case approval when 'pending' then extract(epoch from created_at) * 1000 else ${Number.MAX_SAFE_INTEGER} - extract(epoch from changed_at) * 1000 end
  from made where approval <> 'none'`;

const TABLES = ['user_account', 'route', 'task', 'device_flight', 'task_approval'];

/** A large enterprise after some years. */
export const fillTasks = (database: pg.PoolConfig): Promise<{ enterpriseId: string }> =>
  fillTables(database, TABLES, async (client, enterpriseId) => {
    await client.query(DEPARTMENTS, [enterpriseId]);
    for (const statement of [USERS, PLACES, AIRCRAFT]) await client.query(statement, [enterpriseId]);
    await client.query(MADE, [enterpriseId, WORK]);
    for (const statement of [ROUTES, ROWS, FLIGHTS, FLOWN, QUESTIONS]) await client.query(statement, [enterpriseId]);
  });

/** A kind of work: a sixth of all tasks. */
export const BROAD_WORDS = ['巡检', 'survey'];
/** Part of a number: some tasks, or one. */
export const typedNumber = (): string => String(Math.floor(100 + Math.random() * (TASKS - 100)));
/** What nothing is called. */
export const typedInVain = (): string => `никто ${typedNumber()}`;
