import { getApprovals } from '@skyhelm/contract/approval';
import { setAutoApproval } from '@skyhelm/contract/auto-approval';
import { submitTask } from '@skyhelm/contract/task-steps';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { tasksOf } from '../../testing/tasks.ts';

const app = await testApp({ clock: manualClock(new Date('2030-06-01T05:00:00Z')) });
const people = await peopleOf(app);
const admin = { token: app.main.token };
const tasks = tasksOf(app, admin);
const makes = await people.role('Founder', { permissions: ['task:query', 'task:check', 'task:add', 'task:submit'] });
const founder = await people.person('founder', [makes]);
const HOVERING_SECONDS = 600;

async function foundOf(name: string, startTime: string, endTime: string | null): Promise<string | undefined> {
  const at = (clock: string) => `2030-06-01T${clock}:00.000Z`;
  const form = await tasks.form(name, { startTime: at(startTime), endTime: endTime && at(endTime), deadline: '2030-06-03T10:00:00.000Z' });
  const parameters = { ...form.parameters, hoverSeconds: HOVERING_SECONDS };
  const task = await tasks.add(name, { ...form, parameters }, founder);
  await app.done(submitTask, task, founder);
  const { rows } = await app.done(getApprovals, {}, admin);
  return rows.find((one) => one.task.id === task.id)?.automatic?.reasons.find(({ check }) => check === 'dayTime')?.finding;
}

test('hours hold for all of the time in which a task may be in the air', async () => {
  await app.done(
    setAutoApproval,
    {
      isOn: true,
      userIds: [founder.id],
      from: '2020-01-01T00:00:00Z',
      until: '2099-01-01T00:00:00Z',
      types: ['spot'],
      needsClearAir: true,
      heightMax: null,
      dayTime: { from: 8 * 60, until: 18 * 60, timeZone: 'UTC' },
      needsLicence: false,
      version: 0,
    },
    admin,
  );
  expect(await foundOf('At ten', '10:00', '11:00')).toBe('kept');
  expect(await foundOf('From ten on, on whatever day', '10:00', null)).toBe('unknown');
  expect(await foundOf('Over before it is flown', '17:58', '17:59')).toBe('broken');
  expect(await foundOf('At eight, and flown before', '08:00', '09:00')).toBe('broken');
  expect(await foundOf('From half past eight', '08:30', '09:00')).toBe('kept');
});
