import { getTaskPilots } from '@skyhelm/contract/task';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { newPilot } from '../../testing/tasks.ts';

const DAY_MS = 86_400_000;

test('offers those whose licence allows it by themselves, wherever their names stand among all others', async () => {
  const clock = manualClock();
  const app = await testApp({ clock });
  const people = await peopleOf(app);
  const admin = { token: app.main.token };
  const pilotCalled = (name: string, licence: Parameters<typeof newPilot>[3]) => newPilot(app, people, name, licence);
  const ends = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  await pilotCalled('chosen sighted', { grade: 'vlos', expiresOn: ends(40) });
  await pilotCalled('chosen beyond', { grade: 'bvlos', expiresOn: ends(40) });
  await pilotCalled('chosen winged', { model: 'fixedWing', expiresOn: ends(40) });
  await pilotCalled('chosen lapsing', { expiresOn: ends(10) });
  await people.person('chosen nobody', [await people.role('Unlicensed', { permissions: ['task:query'] })]);
  const offered = async (grade: 'vlos' | 'bvlos', on: string, licensed = true) => {
    const { rows } = await app.done(getTaskPilots, { deviceType: 'multirotor', grade, on, keyword: 'chosen', licensed }, admin);
    return rows.map(({ name }) => name.slice('chosen '.length));
  };
  expect(await offered('vlos', ends(40))).toEqual(['beyond', 'sighted']);
  expect(await offered('bvlos', ends(40))).toEqual(['beyond']);
  expect(await offered('bvlos', ends(10))).toEqual(['beyond', 'lapsing']);
  expect(await offered('vlos', ends(41))).toEqual([]);
  expect(await offered('vlos', ends(40), false)).toHaveLength(5);
});
