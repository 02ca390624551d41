import { exportTasks } from '@skyhelm/contract/task';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/clock.ts';
import { testApp } from '../../testing/app.ts';
import { tasksOf } from '../../testing/tasks.ts';

test('a sheet that is made in winter has the times of summer as they were shown, and says where', async () => {
  const clock = manualClock(new Date('2026-10-20T08:00:00Z'));
  const app = await testApp({ clock, config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 20_000 } });
  const admin = { token: app.main.token };
  await tasksOf(app, admin).add('Summer', { deadline: '2026-10-21T10:00:00Z', startTime: '2026-10-20T22:30:00Z' });
  clock.advance(14 * 86_400_000);
  const file = await app.raw(exportTasks, { timeZone: 'Europe/Berlin' }, { ...admin, language: 'en' });
  const [header, row] = (await readXlsxFile(file.rawPayload))[0]!.data;
  // Cells keep shares of a day, and reading them back cuts off what is below a millisecond.
  const under = (title: string) => new Date(Number(row![header!.indexOf(title)]) + 1).toISOString().slice(0, 16);
  expect(under('Deadline (Europe/Berlin)')).toBe('2026-10-21T12:00');
  expect(under('Start time (Europe/Berlin)')).toBe('2026-10-21T00:30');
});
