import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionsIn,
  CONDITION_OF,
  DEVICE_ACTIONS,
  DEVICE_CONDITIONS,
  DEVICE_STATES,
  isOperable,
  next,
  type DeviceAction,
  type DeviceState,
} from './lifecycle.ts';

const action = fc.constantFrom(...DEVICE_ACTIONS);
const live = (actions: readonly DeviceAction[], from: DeviceState = 'test'): DeviceState =>
  actions.reduce<DeviceState>((state, step) => {
    const after = next(state, step);
    return typeof after === 'string' ? after : state;
  }, from);

test('what is offered can be done, and what is not offered says why it cannot', () => {
  for (const state of DEVICE_STATES) {
    for (const step of DEVICE_ACTIONS) {
      const after = next(state, step);
      if (actionsIn(state).includes(step)) expect(DEVICE_STATES).toContain(after);
      else expect(after).toMatchObject({ code: 'device.state', severity: 'error', params: { state, action: step } });
    }
  }
});

test('no action leaves a device where it was, so that a click that was doubled is refused', () => {
  fc.assert(
    fc.property(fc.array(action), action, (life, step) => {
      const after = next(live(life), step);
      if (typeof after === 'string') expect(typeof next(after, step)).toBe('object');
    }),
  );
});

test('what is scrapped stays so, and what is in use is never scrapped at once', () => {
  expect(actionsIn('scrapped')).toEqual([]);
  expect(typeof next('using', 'scrap')).toBe('object');
  expect(live(['use', 'disable', 'scrap', 'use'])).toBe('scrapped');
});

test('every state can be reached from the first, and the end from every other', () => {
  const reached = new Set<DeviceState>(['test']);
  for (const state of reached) for (const step of actionsIn(state)) reached.add(live([step], state));
  expect([...reached].sort()).toEqual([...DEVICE_STATES].sort());
  for (const state of DEVICE_STATES) expect(live(['disable', 'scrap'], state)).toBe('scrapped');
});

test('both vocabularies of the specification are covered', () => {
  expect(new Set(Object.values(CONDITION_OF))).toEqual(new Set(DEVICE_CONDITIONS));
  expect(DEVICE_STATES.filter(isOperable)).toEqual(['test', 'using']);
});
