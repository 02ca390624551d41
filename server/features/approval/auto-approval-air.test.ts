import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { addNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { submitTask } from '@skyhelm/contract/task-steps';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { aircraft, newPilot, tasksOf } from '../../testing/tasks.ts';

const clock = manualClock(new Date('2030-06-01T05:00:00Z'));
const app = await testApp({ clock });
const people = await peopleOf(app);
const admin = { token: app.main.token };
const tasks = tasksOf(app, admin);
const makes = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
const founder = await people.person('founder', [makes]);
const onDay = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
let made = 0;

/** What was found of the air by a plan that a fair closes from day 29 to day 32. */
async function foundOf(time: { startTime?: string; endTime?: string; deadline: string }): Promise<string[]> {
  made += 1;
  const { id: executorId } = await newPilot(app, people, `pilot${made}`);
  const deviceId = await aircraft(app, admin, `Heron ${made}`, 'founder');
  const form = await tasks.form(`Fair ${made}`, { executorId, deviceId, ...time });
  const centre = (form.plan as { spots: { longitude: number; latitude: number }[] }).spots[0]!;
  const shape = { kind: 'circle' as const, centre, radius: 60 };
  const zone = { name: `Fair ${made}`, description: 'Crowds', shape, activeFrom: onDay(29), validUntil: onDay(32) };
  await app.done(addNoFlyZone, zone, admin);
  const task = await tasks.add(form.name, form, founder);
  await app.done(submitTask, task, founder);
  const { rows } = await app.done(getApprovals, { keyword: form.name }, admin);
  return [rows[0]!.state, rows[0]!.automatic!.reasons.find(({ check }) => check === 'air')!.finding];
}

test('what a zone forbids at the time for which it is planned is not approved automatically, however far that is', async () => {
  const period = { from: '2020-01-01T00:00:00Z', until: '2099-01-01T00:00:00Z' };
  const rules = { isOn: true, userIds: [founder.id], ...period, types: ['spot' as const], needsClearAir: false, needsLicence: false };
  await app.done(setAutoApproval, { ...rules, version: 0 }, admin);
  const [closed, open] = [
    ['pending', 'broken'],
    ['approved', 'kept'],
  ];
  expect(await foundOf({ startTime: onDay(30), endTime: onDay(30.1), deadline: onDay(31) })).toEqual(closed);
  expect(await foundOf({ startTime: onDay(28.99), endTime: onDay(29), deadline: onDay(31) }), 'started late').toEqual(closed);
  expect(await foundOf({ startTime: onDay(20), endTime: onDay(20.1), deadline: onDay(21) }), 'before').toEqual(open);
  expect(await foundOf({ startTime: onDay(33), endTime: onDay(33.1), deadline: onDay(34) }), 'after').toEqual(open);
  expect(await foundOf({ deadline: onDay(40) }), 'at whatever time').toEqual(closed);
  expect(await foundOf({ deadline: onDay(20) }), 'at whatever time before').toEqual(open);
});
