import { codeOf } from '@skyhelm/contract/fields';
import { setTaskConfig } from '@skyhelm/contract/task-config';
import { usualParameters } from '@skyhelm/core/task/parameters';
import { TASK_TYPES, USUAL_MOUNTS } from '@skyhelm/core/task/task';
import { expect, test } from 'vitest';
import { issueAt } from '../../ui/form/rules.ts';
import { boundField, inputOf, mountsField, numberField, typedSchema, valuesOf, type Config } from './config-form.ts';

const CONFIG: Config = {
  version: 0,
  approvalHours: 24,
  types: Object.fromEntries(
    TASK_TYPES.map((type) => [
      type,
      { isOn: true, mounts: [...USUAL_MOUNTS[type]], parameters: usualParameters(type), bounds: { height: { min: 20, max: 100 } } },
    ]),
  ) as Config['types'],
};

const issue = (change: Record<string, unknown>, field: string) =>
  issueAt(typedSchema(setTaskConfig.input, codeOf, CONFIG, 'logistics'), { ...valuesOf(CONFIG, 'logistics'), ...change }, field);

test('a form that nothing was changed in is sound, and leaves the other types alone', () => {
  const values = valuesOf(CONFIG, 'logistics');
  expect(typedSchema(setTaskConfig.input, codeOf, CONFIG, 'logistics').safeParse(values).success).toBe(true);
  const { types } = inputOf(values, CONFIG, 'logistics');
  expect({ ...types, logistics: undefined }).toEqual({ ...CONFIG.types, logistics: undefined });
  expect(types.logistics).toMatchObject({ parameters: CONFIG.types.logistics.parameters, bounds: { height: { min: 20, max: 100 } } });
});

test('what new tasks begin with lies within the bounds', () => {
  const height = numberField('logistics', 'height');
  expect(issue({ [height]: '101' }, height)).toBe('task.parameter.range|min=20|max=100');
  expect(issue({ [height]: '' }, height)).toBe('task.parameter.empty');
  expect(issue({ [height]: 'high' }, height)).toBe('task.parameter.number');
  expect(issue({ [height]: '60,5' }, height)).toBeUndefined();
  expect(issue({ [height]: '60.55' }, height)).toBe('task.parameter.decimal');
});

test('bounds are in order, and never wider than what can be flown', () => {
  const [min, max] = [boundField('logistics', 'height', 'min'), boundField('logistics', 'height', 'max')];
  expect(issue({ [min]: '90', [max]: '80' }, max)).toBe('task.bounds');
  expect(issue({ [max]: '501' }, max)).toBe('task.parameter.range|min=2|max=500');
  expect(issue({ [min]: '1' }, min)).toBe('task.parameter.range|min=2|max=500');
  expect(issue({ [min]: '' }, min)).toBe('task.parameter.number');
});

test('numbers go together', () => {
  const [takeOff, drop] = [numberField('logistics', 'takeOffHeight'), numberField('logistics', 'dropHeight')];
  expect(issue({ [takeOff]: '120' }, takeOff)).toBe('task.parameter.takeOff');
  expect(issue({ [drop]: '61' }, drop)).toBe('task.parameter.drop');
});

test('a type needs something to carry', () => {
  expect(issue({ [mountsField('logistics')]: [] }, mountsField('logistics'))).toBe('task.mount');
});
