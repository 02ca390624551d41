import { TaskForm } from '@skyhelm/contract/task';
import { codeOf } from '@skyhelm/contract/fields';
import type { SiteId } from '@skyhelm/contract/ids';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { TASK_TYPES, USUAL_MOUNTS } from '@skyhelm/core/task/task';
import { expect, test } from 'vitest';
import { issueAt } from '../../ui/form/rules.ts';
import { heldTo, newValues, type TaskValues } from './task-form.ts';

const begin = (type: (typeof TASK_TYPES)[number]): TaskValues => ({
  ...newValues(type, { mounts: [...USUAL_MOUNTS[type]], parameters: usualParameters(type) }),
  name: 'Roofs',
  siteId: '0190b5a2-7c1e-4d3f-8a5b-0123456789ab' as SiteId,
  deadline: '2026-12-01T10:00:00.000Z',
});
const rules = heldTo(TaskForm, codeOf, { height: { min: 10, max: 100 } });

test.each(TASK_TYPES)('a new task of each type lacks nothing but a name, a site and a deadline: %s', (type) => {
  expect(rules.safeParse(begin(type)).success).toBe(true);
  const bare = { ...begin(type), name: '', siteId: undefined, deadline: '' };
  expect(['name', 'siteId', 'deadline', 'mount', 'parameters.height'].map((field) => issueAt(rules, bare, field))).toEqual([
    'task.name',
    'task.site',
    'task.deadline',
    undefined,
    undefined,
  ]);
});

test('numbers are held to the bounds of the enterprise, each fault at its own field', () => {
  const faultAt = (height: string) => issueAt(rules, { ...begin('spot'), 'parameters.height': height }, 'parameters.height');
  expect(['', '0', '5', 'high', '60,25', '60.5'].map(faultAt)).toEqual([
    'task.parameter.empty',
    'task.parameter.empty',
    'task.parameter.range|min=10|max=100',
    'task.parameter.number',
    'task.parameter.decimal',
    undefined,
  ]);
  expect(issueAt(rules, { ...begin('spot'), 'parameters.takeOffHeight': '120' }, 'parameters.takeOffHeight')).toBe(
    'task.parameter.takeOff',
  );
});

test('it ends after it starts, and not after its deadline', () => {
  const times = (startTime: string, endTime: string) => issueAt(rules, { ...begin('area'), startTime, endTime }, 'endTime');
  expect(times('2026-11-30T10:00:00.000Z', '2026-11-30T09:00:00.000Z')).toBe('task.order');
  expect(times('2026-11-30T10:00:00.000Z', '2026-12-01T10:00:01.000Z')).toBe('task.afterDeadline');
  expect(times('2026-11-30T10:00:00.000Z', '2026-11-30T11:00:00.000Z')).toBeUndefined();
});
