import { getApprovals, passTask } from '@skyhelm/contract/approval';
import { getAutoApproval, setAutoApproval } from '@skyhelm/contract/auto-approval';
import type { TaskId } from '@skyhelm/contract/ids';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { addSite } from '@skyhelm/contract/site';
import { giveBackTask, releaseTask, startTask, submitTask } from '@skyhelm/contract/task-steps';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf, type People, type Person } from '../../testing/people.ts';
import { aircraft, newPilot, runDue, tasksOf, toldOf } from '../../testing/tasks.ts';
import { scheduleRechecks } from '../route/index.ts';
import { handleTasks } from './index.ts';
import { taskApproval } from '../../tables/task.table.ts';

/** Each change of the air starts a thread, on a machine that may be busy. */
const PATIENTLY = { timeout: 90_000 };
let app: TestApp;
let admin: { token: string };
let tasks: ReturnType<typeof tasksOf>;
let people: People;
let founder: Person;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  people = await peopleOf(app);
  admin = { token: app.main.token };
  tasks = tasksOf(app, admin);
  founder = await people.person('founder', [
    await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] }),
  ]);
  await scheduleRechecks(app.services);
  handleTasks(app.services);
});

const setRules = async (given: { isOn?: boolean; needsClearAir?: boolean }) => {
  const { version } = await app.done(getAutoApproval, {}, admin);
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const rules = { isOn: true, userIds: [founder.id], ...period, types: ['spot' as const], needsLicence: false };
  await app.done(setAutoApproval, { ...rules, ...given, version }, admin);
};

/** Around three corners of a square, from the fourth: only a way back leads through the middle. Asked for by somebody on the list. */
async function asked(name: string) {
  made += 1;
  const [longitude, latitude] = [10 + made, 47.9];
  const { id: siteId } = await app.done(addSite, { name, longitude, latitude, altitude: 100 }, admin);
  const corners = [
    [0, 0.006],
    [0.008, 0.006],
    [0.008, 0],
  ] as const;
  const spots = corners.map(([east, north]) => ({ longitude: longitude + east, latitude: latitude + north }));
  const plan = { type: 'spot' as const, spots, photographs: true, tilt: -90 };
  const pilot = await newPilot(app, people, `pilot${made}`);
  const deviceId = await aircraft(app, admin, `Heron ${made}`, `pilot${made}`, 'founder');
  const { id } = await tasks.add(name, { siteId, plan, executorId: pilot.id, deviceId }, founder);
  await app.done(submitTask, await tasks.now(id), founder);
  const inTheMiddle = { longitude: longitude + 0.004, latitude: latitude + 0.003 };
  return { id, pilot, inTheMiddle };
}

async function closeAt(name: string, centre: { longitude: number; latitude: number }): Promise<void> {
  const shape = { kind: 'circle' as const, centre, radius: 50 };
  const validUntil = new Date(Date.now() + 90 * 86_400_000).toISOString();
  await app.done(addNoFlyZone, { name, description: 'Crowds', shape, validUntil }, admin);
  await runDue(app);
}

const stateOf = async (id: TaskId) => {
  const { status, approval, airspace, reason } = await tasks.read(id);
  return [status, approval, airspace.state, reason];
};

test('what rules have approved because the air was clear falls when a way back may touch a zone', PATIENTLY, async () => {
  await setRules({ needsClearAir: true });
  const { id, inTheMiddle } = await asked('Clear');
  expect(await stateOf(id)).toEqual(['unpublished', 'approved', 'ok', '']);
  await closeAt('Stage', inTheMiddle);
  expect(await stateOf(id)).toEqual(['unpublished', 'none', 'ok', 'Stage']);
  expect(await toldOf(app, founder)).toEqual(['taskPassed', 'taskFallen']);
  const { rows } = await app.done(getApprovals, { keyword: 'Clear' }, admin);
  expect(rows[0]).toMatchObject({ state: 'fallen', isAutomatic: true, reason: 'Stage', endedBy: '' });
  await app.done(submitTask, await tasks.now(id), founder);
  expect((await tasks.read(id)).approval, 'the rule leaves it to a person').toBe('pending');
});

test('what was approved before it was kept whether the air had to be clear goes by the rule of now', PATIENTLY, async () => {
  await setRules({ needsClearAir: true });
  const { id, inTheMiddle } = await asked('Of old');
  const automatic = { outcome: 'approved' as const, reasons: [{ check: 'air' as const, finding: 'kept' as const }] };
  await app.services.database.db.update(taskApproval).set({ automatic }).where(eq(taskApproval.taskId, id));
  await closeAt('Old stage', inTheMiddle);
  expect(await stateOf(id)).toEqual(['unpublished', 'none', 'ok', 'Old stage']);
});

test('what rules have approved that ask for no clear air stays approved', PATIENTLY, async () => {
  await setRules({ needsClearAir: false });
  const { id, inTheMiddle } = await asked('Not so clear');
  await setRules({ needsClearAir: true });
  await closeAt('Side stage', inTheMiddle);
  expect(await stateOf(id)).toEqual(['unpublished', 'approved', 'ok', '']);
});

test('what a person has approved stays so: what is only warned of is theirs to weigh', PATIENTLY, async () => {
  await setRules({ isOn: false });
  const { id, inTheMiddle } = await asked('Weighed');
  await app.done(passTask, await tasks.now(id), admin);
  await setRules({ needsClearAir: true });
  await closeAt('Weighed stage', inTheMiddle);
  expect(await stateOf(id)).toEqual(['unpublished', 'approved', 'ok', '']);
});

test('what is being flown loses its approval once it is given back', PATIENTLY, async () => {
  await setRules({ needsClearAir: true });
  const { id, pilot, inTheMiddle } = await asked('Under way');
  await app.done(releaseTask, await tasks.now(id), admin);
  await app.done(startTask, await tasks.now(id), pilot);
  await closeAt('Late stage', inTheMiddle);
  expect(await stateOf(id)).toEqual(['executing', 'approved', 'ok', '']);
  await app.done(giveBackTask, { ...(await tasks.now(id)), reason: 'Rain' }, pilot);
  expect(await stateOf(id)).toEqual(['unpublished', 'none', 'ok', 'Late stage']);
});
