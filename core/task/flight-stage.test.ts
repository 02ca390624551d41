import { expect, test } from 'vitest';
import { isOnAnotherFlight, stageOf, type FlownPlan } from './flight-stage.ts';

const plan = (course: FlownPlan['course'], given: Partial<FlownPlan> = {}): FlownPlan => ({
  course,
  isAboard: true,
  isCurrent: true,
  ...given,
});

test('a task is started, sent, flown and done, in this order', () => {
  expect([
    stageOf('unpublished', false, null),
    stageOf('published', false, null),
    stageOf('executing', false, null),
    stageOf('executing', false, plan('aboard')),
    stageOf('executing', true, plan('flying')),
    stageOf('executing', false, plan('flown')),
    stageOf('completed', false, plan('flown')),
    stageOf('deleted', false, null),
  ]).toEqual(['unreleased', 'start', 'send', 'takeOff', 'flying', 'flown', 'over', 'over']);
});

test('what was broken off can go on, on the ground', () => {
  expect(stageOf('executing', false, plan('brokenOff'))).toBe('brokenOff');
  expect(stageOf('executing', true, plan('brokenOff'))).toBe('flying');
});

test('a plan that has changed since, or that another has taken the place of, is sent anew', () => {
  expect(stageOf('executing', false, plan('aboard', { isCurrent: false }))).toBe('send');
  expect(stageOf('executing', false, plan('aboard', { isAboard: false }))).toBe('send');
});

test('what flies is in the air, whatever is known of its plan', () => {
  expect(stageOf('executing', true, null)).toBe('flying');
  expect(stageOf('executing', undefined, null)).toBe('send');
});

test('a flight without the plan of the task is another one', () => {
  expect([null, plan('flying', { isAboard: false })].map((sent) => isOnAnotherFlight('flying', sent))).toEqual([true, true]);
  expect([plan('aboard'), plan('flying')].map((sent) => isOnAnotherFlight('flying', sent))).toEqual([false, false]);
  expect(isOnAnotherFlight('send', null)).toBe(false);
});
