import { passTask } from '@skyhelm/contract/approval';
import type { DeviceId, TaskId, UserId, WebHookId } from '@skyhelm/contract/ids';
import { getOperations } from '@skyhelm/contract/operation-log';
import { addSite } from '@skyhelm/contract/site';
import { addTask, getTask } from '@skyhelm/contract/task';
import { postTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { addWebHook, getDeliveries } from '@skyhelm/contract/web-hook';
import { TASK_EVENTS } from '@skyhelm/contract/task-operations';
import { usualParameters } from '@skyhelm/core/task/parameters';
import type { TaskAction } from '@skyhelm/core/task/steps';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { flownServer, type FlownServer } from '../../testing/flown-server.ts';
import { buildConsole } from '../../testing/program.ts';
import { PLAN_FLOWN, type PlanFlown } from '../flown-route/index.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const PATIENTLY = { timeout: 120_000, interval: 100 };
/** Of ours in the database: any number that nobody else waits for. */
const GATE = 470_812;
const FAR = '2099-01-01T00:00:00Z';

let server: FlownServer;
let reviewer: FlownServer['call'];
let pilot: FlownServer['call'];
let pilotId: UserId;
let enterpriseId: string;
let deviceId: DeviceId;
let hookId: WebHookId;

beforeAll(async () => {
  await buildConsole();
  server = await flownServer();
  [reviewer, pilot] = [await server.callAs('reviewer1'), await server.callAs('pilot1')];
  [{ id: pilotId, enterprise_id: enterpriseId }] = (await found<{ id: UserId; enterprise_id: string }>(
    `select id, enterprise_id from user_account where account = 'pilot1'`,
  )) as [{ id: UserId; enterprise_id: string }];
  deviceId = server.devices[0]!.id;
  await server.asDatabaseAdministrator(
    `update device_user set may_fly = true where user_id = '${pilotId}' and device_id = '${deviceId}'`,
    `delete from certification where user_id = '${pilotId}'`,
    `insert into certification (id, enterprise_id, user_id, kind, state, queue, facts, photo_ids, expires_on, submitted_at) values
      (gen_random_uuid(), '${enterpriseId}', '${pilotId}', 'realName', 'passed', 1, '{"authenticationType":"idCard"}', '{}', null, now()),
      (gen_random_uuid(), '${enterpriseId}', '${pilotId}', 'pilot', 'passed', 1,
        '{"licenceType":"caac","model":"multirotor","grade":"bvlos"}', '{}', '2999-01-01', now())`,
    `create function wait_at_gate() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(${GATE}); return new; end $$`,
  );
  const hook = { name: 'Control room', address: 'https://hooks.invalid/in', events: [...TASK_EVENTS], password: server.password };
  hookId = (await server.call(addWebHook, hook)).id;
});
afterAll(() => server.end());

async function found<T extends object>(query: string): Promise<T[]> {
  const client = await server.databaseAdministrator();
  const { rows } = await client.query<T>(query);
  await client.end();
  return rows;
}

let meridian = 20;
async function added(name: string): Promise<TaskId> {
  const place = { longitude: ++meridian, latitude: 50 };
  const { id: siteId } = await server.call(addSite, { name: `Field of ${name}`, ...place });
  const { id } = await server.call(addTask, {
    name,
    siteId,
    plan: { type: 'spot', spots: [{ ...place, latitude: 50.001 }], photographs: true, tilt: -90 },
    parameters: usualParameters('spot'),
    deviceType: 'multirotor',
    mount: 'zoomCamera',
    deadline: FAR,
    executorId: pilotId,
    deviceId,
  });
  return id;
}
const read = (id: TaskId) => server.call(getTask, { id });
const now = async (id: TaskId) => ({ id, version: (await read(id)).version });
const stateOf = async (id: TaskId) => {
  const { status, approval } = await read(id);
  return `${status} ${approval}`;
};

/** Begins something that stands still in its transaction at this step, and kills the server there. */
async function killedAt(action: TaskAction, begin: () => Promise<unknown>): Promise<void> {
  await server.asDatabaseAdministrator(
    `create trigger gate before insert on task_step for each row when (new.action = '${action}') execute function wait_at_gate()`,
  );
  const keeper = await server.databaseAdministrator();
  await keeper.query(`select pg_advisory_lock(${GATE})`);
  const begun = begin().catch(() => undefined);
  await expect.poll(() => found('select 1 from pg_locks where not granted'), PATIENTLY).not.toEqual([]);
  await server.kill();
  await begun;
  await server.startAgain();
  await server.asDatabaseAdministrator('drop trigger gate on task_step');
}

/** The steps of a task, which are also all that the log and the web hook have of it. */
async function stepsOf(id: TaskId, name: string): Promise<string[]> {
  const steps = (await read(id)).steps.map(({ action }) => action as string).toReversed();
  const { rows: logged } = await server.call(getOperations, { keyword: name, isAsc: true, pageSize: 100 });
  const ofTasks = logged.filter(({ operation }) => operation.startsWith('task.'));
  expect(ofTasks, 'each in the operation log').toHaveLength(steps.length);
  const { rows: told } = await server.call(getDeliveries, { id: hookId, pageSize: 200 });
  expect(
    told
      .filter(({ body }) => body.includes(id))
      .map(({ event }) => event)
      .sort(),
    'each told once',
  ).toEqual(ofTasks.map(({ operation }) => operation).sort());
  return steps;
}
const jobsOf = (kind: string) => found<{ key: string }>(`select key from job where kind = '${kind}'`);
const endLeases = () => server.asDatabaseAdministrator(`update job set claimed_until = now() where claimed_until is not null`);

test('killed in a submit, nothing was asked; killed between it and the decision, the question waits; killed in the decision, it is still open', async () => {
  const id = await added('Submitted');
  const wish = await now(id);
  await killedAt('submit', () => server.call(submitTask, wish));
  expect(await stateOf(id)).toBe('unpublished none');
  await server.call(submitTask, wish);
  await server.kill();
  await server.startAgain();
  expect(await stateOf(id)).toBe('unpublished pending');
  expect(await jobsOf('task.approvalDue')).toHaveLength(1);
  const question = await now(id);
  await killedAt('pass', () => reviewer(passTask, question));
  expect(await stateOf(id)).toBe('unpublished pending');
  await reviewer(passTask, question);
  expect(await stateOf(id)).toBe('unpublished approved');
  expect(await jobsOf('task.approvalDue')).toEqual([]);
  expect(await stepsOf(id, 'Submitted')).toEqual(['add', 'submit', 'pass']);
});

test('killed while what was posted is released by itself, it is neither approved nor released, and both the next time', async () => {
  const id = await added('Posted');
  await server.call(postTask, await now(id));
  const question = await now(id);
  await killedAt('release', () => reviewer(passTask, question));
  expect(await stateOf(id)).toBe('unpublished pending');
  expect((await read(id)).isPosted).toBe(true);
  await reviewer(passTask, question);
  expect(await stateOf(id)).toBe('published approved');
  expect(await stepsOf(id, 'Posted')).toEqual(['add', 'post', 'pass', 'release']);
});

test('killed when time was called, it is called once by the next one', async () => {
  const id = await added('Overdue');
  await server.call(submitTask, await now(id));
  const due = `update job set run_at = now(), claimed_until = null where kind = 'task.approvalDue'`;
  await killedAt('expire', () =>
    server.asDatabaseAdministrator(`update task set approval_deadline = now() where id = '${id}'`, due).then(() => undefined),
  );
  expect(await stateOf(id)).toBe('unpublished pending');
  await endLeases();
  await expect.poll(() => stateOf(id), PATIENTLY).toBe('unpublished timeout');
  await expect.poll(() => jobsOf('task.approvalDue'), PATIENTLY).toEqual([]);
  expect(await stepsOf(id, 'Overdue')).toEqual(['add', 'submit', 'expire']);
});

test('killed when its flight had ended, the task is completed once by the next one, with its one flight', async () => {
  const id = await added('Flown');
  await server.call(postTask, await now(id));
  await reviewer(passTask, await now(id));
  await pilot(startTask, await now(id));
  await server.kill();
  await server.startAgain();
  expect(await stateOf(id)).toBe('executing approved');
  const { routeId, routeVersion } = await read(id);
  const flown: PlanFlown = { enterpriseId, deviceId, routeId, version: routeVersion, isWhole: true, at: new Date().toISOString() };
  await killedAt('complete', () =>
    server.asDatabaseAdministrator(
      `insert into device_flight (id, enterprise_id, device_id, take_off_at, landed_at, metres, airframe)
        values ('${newId()}', '${enterpriseId}', '${deviceId}', now() - interval '10 minutes', now(), 900, 'multirotor')`,
      `insert into job (key, kind, payload, run_at) values ('${PLAN_FLOWN} test', '${PLAN_FLOWN}', '${JSON.stringify(flown)}', now())`,
    ),
  );
  expect(await stateOf(id)).toBe('executing approved');
  await endLeases();
  await expect.poll(() => stateOf(id), PATIENTLY).toBe('completed approved');
  await expect.poll(() => jobsOf(PLAN_FLOWN), PATIENTLY).toEqual([]);
  expect(await read(id)).toMatchObject({ flights: 1, wholeFlights: 1 });
  expect(await stepsOf(id, 'Flown')).toEqual(['add', 'post', 'pass', 'release', 'start', 'complete']);
});
