import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { submitTask } from '@skyhelm/contract/task-steps';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { keepParametersOf } from '../../testing/kept-parameters.ts';
import { peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const LIMIT = 20;
let app: TestApp;
let admin: { token: string };
let people: People;
let founder: Person;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] }),
  ]);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  await app.done(
    setAutoApproval,
    { isOn: true, userIds: [founder.id], ...period, types: ['spot'], heightMax: LIMIT, needsLicence: false, version: 0 },
    admin,
  );
});

/** Flown at 15 m by an aircraft that returns at so many metres, where it has said so; what was found of its height. */
async function askedOf(name: string, returnsAt?: number) {
  const { id: executorId } = await newPilot(app, people, `Pilot of ${name}`);
  const deviceId = await aircraft(app, admin, `Aircraft of ${name}`, 'founder');
  if (returnsAt !== undefined)
    await keepParametersOf(app, deviceId, { kind: 'multirotor', autopilot: 'ardupilot' }, { RTL_ALT: returnsAt * 100 });
  const parameters = { ...usualParameters('spot'), takeOffHeight: 10, height: 15, maxHeight: 16 };
  await app.done(submitTask, await tasksOf(app, admin).add(name, { executorId, deviceId, parameters }, founder), founder);
  const { state, automatic } = (await app.done(getApprovals, { keyword: name }, admin)).rows[0]!;
  return [state, automatic!.reasons.find(({ check }) => check === 'height')];
}

test('the way home counts: an aircraft that climbs above the limit to return is left to a person', async () => {
  const broken = (asked: number) => ({ check: 'height', finding: 'broken', height: { asked, limit: LIMIT } });
  expect(await askedOf('Unknown')).toEqual(['pending', broken(30)]);
  expect(await askedOf('High', 45)).toEqual(['pending', broken(45)]);
  expect(await askedOf('Low', 12)).toEqual(['approved', { check: 'height', finding: 'kept', height: { asked: 15, limit: LIMIT } }]);
});
