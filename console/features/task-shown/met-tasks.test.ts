import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskConflict } from '@skyhelm/contract/task';
import { expect, test } from 'vitest';
import { metTasks } from './met-tasks.ts';

const TIME = { from: '2026-11-18T11:00:00Z', until: '2026-11-18T13:00:00Z' };
const seen = (kind: TaskConflict['kind'], number: number): TaskConflict => ({
  ...{ kind, number, ...TIME },
  id: `task-${number}` as TaskId,
  name: `Task ${number}`,
});
const unseen = (kind: TaskConflict['kind'], from = TIME.from): TaskConflict => ({ ...TIME, kind, from, id: null, number: null, name: '' });

test('a task that shares aircraft, pilot and air with another is told once, with all three', () => {
  const met = metTasks([seen('device', 3), seen('device', 6), seen('executor', 3), seen('air', 3), seen('air', 6)]);
  expect(met.map(({ number, kinds }) => [number, kinds])).toEqual([
    [3, ['device', 'executor', 'air']],
    [6, ['device', 'air']],
  ]);
});

test('tasks that the reader does not see are told apart by their time', () => {
  const met = metTasks([unseen('device'), unseen('air'), unseen('air', '2026-11-18T12:00:00Z')]);
  expect(met.map(({ kinds }) => kinds)).toEqual([['device', 'air'], ['air']]);
});
