import { beforeAll, expect, test } from 'vitest';
import { removeDemo } from '../features/enterprise/index.ts';
import { operationLog } from '../features/operation-log/index.ts';
import type { Services } from '../platform/services.ts';
import { AT_EVERY_POINT, demoAtWork, type Demo } from './demo-at-work.ts';

let services: Services;
let doWork: Demo['doWork'];
let demo: Demo;

beforeAll(async () => {
  demo = await demoAtWork('ru');
  ({ services, doWork } = demo);
  await doWork();
});

const countsIn: Demo['countsIn'] = (query) => demo.countsIn(query);
const tasks = () => demo.tasks();
const pushes = () => countsIn(`select state::text, count(*)::int as count from news_push group by 1`);
const routes = () =>
  countsIn(`select folder || ' ' || (broken_since is null) as state, count(*)::int as count from route where task_id is null group by 1`);
const hooks = () => countsIn(`select name as state, count(*)::int as count from web_hook where not is_on group by 1`);

test('the demo has tasks at every point of their way and routes that are clear of its zones, and its pushes and web hook speak its language', async () => {
  expect(await tasks()).toEqual(AT_EVERY_POINT);
  expect(await routes()).toEqual({ 'Отдел мониторинга true': 3, 'Отдел аэросъёмки true': 2 });
  expect(await pushes()).toEqual({ sent: 2, waiting: 2, stopped: 1 });
  const hours = `select to_char(push_at at time zone 'Asia/Shanghai', 'HH24:MI') as state, 1 as count from news_push where mode = 'cycle'`;
  expect(await countsIn(hours)).toEqual({ '08:00': 1 });
  expect(await hooks()).toEqual({ 'Полёты для портала заказчика': 1 });
  expect(await countsIn(`select name as state, 1 as count from task where status = 'completed'`)).toEqual({ 'Радиомачта на холме': 1 });
});

test('what is completed was really flown: its record can be drawn, and it ended the task', async () => {
  const flown = `select f.source as state, c.samples::int as count from task t
    join task_flight tf on tf.task_id = t.id and tf.is_whole
    join device_flight f on f.id = tf.flight_id and f.device_id = t.device_id and f.landed_at = t.completed_at
    join (select flight_id, sum(samples) as samples from flight_chunk group by 1) c on c.flight_id = f.id
    where t.status = 'completed' and f.take_off_at > t.start_time`;
  const { tlog } = await countsIn(flown);
  expect(tlog).toBeGreaterThan(100);
});

test('all of it is on record in the name of those who did it, and the log is sound', async () => {
  const by = `select distinct actor_name as state, 1 as count from operation_log where operation like 'task.%'`;
  expect(Object.keys(await countsIn(by)).sort()).toEqual(['skyhelm', 'Диспетчер 1', 'Пилот 2', 'Проверяющий 1']);
  expect(await operationLog(services.secrets).check(services.database.db)).toEqual([]);
});

test('done twice, it is as good as once; and it goes with the demo', async () => {
  const all = async () => [await tasks(), await routes(), await pushes(), await hooks()];
  const before = await all();
  await doWork();
  expect(await all()).toEqual(before);
  await removeDemo(services, operationLog(services.secrets).writeLog);
  await doWork();
  expect(await all()).toEqual([{}, {}, {}, {}]);
});
