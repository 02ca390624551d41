import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundIssues, boundsOf, parameterIssues, PARAMETERS, PARAMETERS_OF, parametersFor, usualParameters } from './parameters.ts';
import { TASK_TYPES } from './task.ts';

const codes = (given: object, type: (typeof TASK_TYPES)[number] = 'spot') =>
  parameterIssues({ type }, { ...usualParameters(type), ...given }).map(({ code, at }) => `${code} ${at![1]}`);

test('what a new task begins with is right for every type', () => {
  for (const type of TASK_TYPES) expect(codes({}, type), type).toEqual([]);
});

test('each number is there, is one, is within its bounds and has one decimal', () => {
  expect(codes({ speed: undefined })).toEqual(['task.parameter.empty speed']);
  expect(codes({ speed: 0 })).toEqual(['task.parameter.empty speed']);
  expect(codes({ speed: Number.NaN })).toEqual(['task.parameter.number speed']);
  expect(codes({ speed: 30.1 })).toEqual(['task.parameter.range speed']);
  expect(codes({ speed: 8.25 })).toEqual(['task.parameter.decimal speed']);
  expect(codes({ spacing: -1 })).toEqual([]);
  expect(codes({ spacing: -1 }, 'area')).toEqual(['task.parameter.range spacing']);
});

test('every number of one decimal counts as one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 300 }), (tenths) => {
      expect(codes({ speed: tenths / 10 })).toEqual([]);
    }),
  );
});

test('take-off is below the highest height, the flight not above it, and nothing is let go above the flight', () => {
  expect(codes({ takeOffHeight: 119.9, maxHeight: 120 })).toEqual([]);
  expect(codes({ takeOffHeight: 120, maxHeight: 120 })).toEqual(['task.parameter.takeOff takeOffHeight']);
  expect(codes({ height: 120, maxHeight: 120 })).toEqual([]);
  expect(codes({ height: 120.1, maxHeight: 120 })).toEqual(['task.parameter.height height']);
  expect(codes({ dropHeight: 61 }, 'logistics')).toEqual(['task.parameter.drop dropHeight']);
});

test('an enterprise narrows bounds and never widens them', () => {
  const narrow = { speed: { min: 2, max: 10 } };
  expect(parameterIssues({ type: 'spot' }, { ...usualParameters('spot'), speed: 11 }, narrow)).toMatchObject([
    { params: { min: 2, max: 10 } },
  ]);
  expect(boundsOf('speed', { speed: { min: 0, max: 900 } })).toEqual({ min: PARAMETERS.speed.min, max: PARAMETERS.speed.max });
  for (const type of TASK_TYPES) for (const name of PARAMETERS_OF[type]) expect(boundsOf(name).min).toBeGreaterThan(0);
});

test('bounds of an enterprise lie within what can be flown, at both edges', () => {
  const edges = (own: Parameters<typeof boundIssues>[0]) => boundIssues(own).map(({ at }) => at!.join('.'));
  expect(edges({ height: { min: 2, max: 500 }, speed: { min: 3, max: 3 } })).toEqual([]);
  expect(edges({ height: { min: 1.9, max: 500.1 } })).toEqual(['bounds.height.min', 'bounds.height.max']);
  expect(edges({ speed: { min: 31, max: 40 } })).toEqual(['bounds.speed.min', 'bounds.speed.max']);
  expect(edges({ speed: { min: Number.NaN, max: 5 } })).toEqual(['bounds.speed.min']);
});

test('a drop height is asked for where something is dropped, and nowhere else', () => {
  const { dropHeight, ...others } = usualParameters('logistics');
  expect(parameterIssues({ type: 'logistics', delivery: 'land' }, others)).toEqual([]);
  expect(parameterIssues({ type: 'logistics', delivery: 'land' }, { ...others, dropHeight: 0 })).toEqual([]);
  expect(parameterIssues({ type: 'logistics', delivery: 'release' }, others)).toMatchObject([{ at: ['parameters', 'dropHeight'] }]);
  expect(parametersFor({ type: 'logistics', delivery: 'land' })).not.toContain('dropHeight');
  expect(dropHeight).toBeGreaterThan(0);
});
