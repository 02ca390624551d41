import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { handleDemoWork, scheduleDemoWork } from '../features/demo/index.ts';
import { sampleCertifications } from '../features/certification/index.ts';
import { removeDemo, setUp } from '../features/enterprise/index.ts';
import { operationLog } from '../features/operation-log/index.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import { testServices } from '../testing/app.ts';

let services: Services;
/** As if a server had died before it noted that the work was done. */
let doWork: () => Promise<void>;

beforeAll(async () => {
  services = await testServices();
  const { writeLog } = operationLog(services.secrets);
  let payload: unknown;
  let work: ((payload: unknown) => Promise<void>) | undefined;
  const { jobs } = services;
  const schedule: Jobs['schedule'] = async (_tx, scheduled) => void (payload = scheduled.payload);
  const schedulesWork = scheduleDemoWork({ ...services, jobs: { ...jobs, schedule } });
  await setUp(
    services,
    writeLog,
    'ru',
    () => undefined,
    async (tx, demo) => {
      await sampleCertifications(services)(tx, demo);
      await schedulesWork(tx, demo);
    },
  );
  handleDemoWork({
    ...services,
    jobs: { ...jobs, handle: (_kind, given) => void (work = given), schedule: jobs.schedule, cancel: jobs.cancel },
  });
  doWork = () => work!(JSON.parse(JSON.stringify(payload)));
  await doWork();
});

const countsIn = async (query: string): Promise<Record<string, number>> => {
  const { rows } = await services.database.db.execute<{ state: string; count: number }>(sql.raw(query));
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const tasks = () => countsIn(`select status || ' ' || approval as state, count(*)::int as count from task group by 1`);
const pushes = () => countsIn(`select state::text, count(*)::int as count from news_push group by 1`);
const routes = () =>
  countsIn(`select folder || ' ' || (broken_since is null) as state, count(*)::int as count from route where task_id is null group by 1`);
const hooks = () => countsIn(`select name as state, count(*)::int as count from web_hook where not is_on group by 1`);

test('the demo has tasks at every point of their way and routes that are clear of its zones, and its pushes and web hook speak its language', async () => {
  expect(await tasks()).toEqual({
    'unpublished none': 1,
    'unpublished pending': 2,
    'unpublished failed': 1,
    'unpublished approved': 1,
    'published approved': 1,
    'executing approved': 1,
    'completed approved': 1,
  });
  expect(await routes()).toEqual({ 'Отдел мониторинга true': 3, 'Отдел аэросъёмки true': 2 });
  expect(await pushes()).toEqual({ sent: 2, waiting: 2, stopped: 1 });
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
