import type { Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { FencePlan } from '@skyhelm/core/vehicle/plan-item';
import type { TransferEnd } from '@skyhelm/core/vehicle/transfer';
import { beforeEach, expect, test } from 'vitest';
import type { Introduction } from '../../../protocol.ts';
import { FENCE_DIALECTS } from '@skyhelm/core/vehicle/fence-dialect';
import { fences } from './fences.ts';

const CIRCLE = { shape: 'circle', keep: 'in', centre: { latitude: 1, longitude: 2 }, radius: 50 } as const;
const PLAN: FencePlan = { kind: 'fence', areas: [CIRCLE, CIRCLE], returnPoint: null };
const DONE: TransferEnd = { outcome: 'done' };

let has: Map<string, number>;
let written: string[];
let ends: TransferEnd[];
let refusal: Pick<WriteOutcome, 'result'> | undefined;
/** Answers wait for the test where they are held back. */
let held: (() => void)[] | undefined;

beforeEach(() => {
  [written, ends, refusal, held] = [[], [], undefined, undefined];
  has = new Map([
    ['FENCE_ENABLE', 0],
    ['FENCE_TYPE', 7],
    ['FENCE_ALT_MAX', 100],
    ['FENCE_ACTION', 1],
    ['FENCE_OPTIONS', 0],
  ]);
});

/** Its areas arrive; what its parameters say is in `has`. */
function hands(autopilot: Introduction['autopilot'] = 'ardupilot', areas: TransferEnd = DONE) {
  const answer = (say: () => void) => (held ? held.push(say) : say());
  const plans = {
    send(_: unknown, listener: { ended(end: TransferEnd): void }) {
      listener.ended(areas);
      return undefined;
    },
    read(_: unknown, listener: { ended(end: TransferEnd): void }) {
      listener.ended({ outcome: 'done', plan: PLAN });
      return undefined;
    },
    clear(_: unknown, listener: { ended(end: TransferEnd): void }) {
      listener.ended(areas);
      return undefined;
    },
    cancel: () => false,
  };
  return fences(FENCE_DIALECTS[autopilot], plans, {
    ask(names, done) {
      const told = names.flatMap((name): Parameter[] => (has.has(name) ? [{ name, type: 'f32', value: has.get(name)! }] : []));
      answer(() => done(new Map(told.map((one) => [one.name, one]))));
    },
    write({ name }, value, done) {
      written.push(`${name} ${value}`);
      if (!refusal) has.set(name, value);
      answer(() => done({ name, result: 'written', value, ...refusal }));
    },
  });
}

const listener = { progress() {}, ended: (end: TransferEnd) => void ends.push(end) };

test('its limit comes before its switch, and the circle around home that was asleep stays so', () => {
  hands().send(PLAN, 30, listener);
  expect(written).toEqual(['FENCE_ALT_MAX 30', 'FENCE_OPTIONS 2', 'FENCE_TYPE 5', 'FENCE_ENABLE 1']);
  expect(ends).toEqual([{ outcome: 'done', rules: { ceiling: 30, border: 'acts', keepsAreas: true, anyArea: true } }]);
});

test('what was in force stays in force, and what is already as wanted is not written', () => {
  has.set('FENCE_ENABLE', 1).set('FENCE_OPTIONS', 2);
  hands().send(PLAN, null, listener);
  expect(written).toEqual([]);
  expect(ends).toEqual([{ outcome: 'done', rules: { ceiling: 100, border: 'acts', keepsAreas: true, anyArea: true } }]);
});

test('an older one that knows no choice of areas is told of as it is', () => {
  has.delete('FENCE_OPTIONS');
  hands().send(PLAN, null, listener);
  expect(ends).toEqual([{ outcome: 'done', rules: { ceiling: null, border: 'acts', keepsAreas: true, anyArea: false } }]);
});

test('what it refuses, or says nothing of, is named', () => {
  refusal = { result: 'refused' };
  hands().send(PLAN, 30, listener);
  has.delete('FENCE_TYPE');
  hands().send(PLAN, 30, listener);
  expect(ends).toMatchObject([
    { outcome: 'failed', fault: 'limits', word: 'FENCE_ALT_MAX' },
    { outcome: 'failed', fault: 'limits', word: 'FENCE_TYPE' },
  ]);
});

test('areas that did not arrive are not switched on', () => {
  const lost: TransferEnd = { outcome: 'failed', fault: 'silence', isPlanUnknown: true };
  hands('ardupilot', lost).send(PLAN, 30, listener);
  expect(ends).toEqual([lost]);
  expect(written).toEqual([]);
});

test('left off in the middle nothing more is written, and meanwhile it is busy', () => {
  held = [];
  const own = hands();
  own.send(PLAN, 30, listener);
  expect(own.send(PLAN, 30, listener)).toBe('busy');
  held.shift()!();
  expect(written).toHaveLength(1);
  expect(own.cancel()).toBe(true);
  held.shift()!();
  expect(written).toHaveLength(1);
  expect(ends).toEqual([{ outcome: 'cancelled', isPlanUnknown: true }]);
  expect(own.cancel()).toBe(false);
});

test('PX4 keeps the height, and what it does at the border is left to its setting and told', () => {
  has = new Map([
    ['GF_ACTION', 0],
    ['GF_MAX_VER_DIST', 0],
  ]);
  hands('px4').send(PLAN, 30, listener);
  has.set('GF_ACTION', 1);
  hands('px4').read(listener);
  expect(written).toEqual(['GF_MAX_VER_DIST 30']);
  expect(ends).toMatchObject([
    { outcome: 'done', rules: { ceiling: null, border: 'nothing', keepsAreas: false, anyArea: true } },
    { outcome: 'done', rules: { ceiling: 30, border: 'reports' } },
  ]);
});

test('taken off board, it looks for no areas any more; its own height stays unless it is to go too', () => {
  has.set('FENCE_ENABLE', 1).set('FENCE_TYPE', 5);
  hands().clear(false, listener);
  expect(written).toEqual(['FENCE_TYPE 1']);
  hands().clear(true, listener);
  expect(written.slice(1)).toEqual(['FENCE_ENABLE 0', 'FENCE_TYPE 0']);
  expect(ends).toEqual([
    { outcome: 'done', rules: { ceiling: 100, border: 'acts', keepsAreas: false, anyArea: false } },
    { outcome: 'done', rules: { ceiling: null, border: 'nothing', keepsAreas: false, anyArea: false } },
  ]);
});

test('the circle around home that was in force stays so when areas and height are taken off', () => {
  has.set('FENCE_ENABLE', 1);
  hands().clear(true, listener);
  expect(written).toEqual(['FENCE_TYPE 2']);
  expect(ends).toMatchObject([{ outcome: 'done', rules: { ceiling: null, border: 'acts' } }]);
});

test('areas that were not taken off leave their switch alone, and a switch that is refused is named', () => {
  const lost: TransferEnd = { outcome: 'failed', fault: 'silence', isPlanUnknown: true };
  hands('ardupilot', lost).clear(true, listener);
  expect(written).toEqual([]);
  hands().clear(true, listener);
  expect(written, 'it is switched off: nothing looks for areas').toEqual([]);
  refusal = { result: 'refused' };
  has.set('FENCE_ENABLE', 1);
  hands().clear(true, listener);
  expect(ends).toMatchObject([
    lost,
    { outcome: 'done', rules: { border: 'nothing' } },
    { outcome: 'failed', fault: 'limits', word: 'FENCE_TYPE' },
  ]);
});

test('one that switches its fence on by itself in flight looks for no areas any more either, and forgets its height', () => {
  has.set('FENCE_AUTOENABLE', 3).set('FENCE_TYPE', 5);
  hands().clear(false, listener);
  expect(written).toEqual(['FENCE_TYPE 1']);
  hands().clear(true, listener);
  expect(written.slice(1)).toEqual(['FENCE_TYPE 0']);
  expect(ends).toMatchObject([
    { outcome: 'done', rules: { ceiling: 100, keepsAreas: false } },
    { outcome: 'done', rules: { ceiling: null, keepsAreas: false } },
  ]);
});

test('areas that it has and does not look at are told of', () => {
  has.set('FENCE_ENABLE', 1).set('FENCE_TYPE', 1);
  hands().read(listener);
  has.set('FENCE_TYPE', 7);
  hands().read(listener);
  expect(ends).toMatchObject([{ rules: { ceiling: 100, border: 'acts', keepsAreas: false } }, { rules: { keepsAreas: true } }]);
});

test('PX4 forgets the height only where it is to go too', () => {
  has = new Map([
    ['GF_ACTION', 2],
    ['GF_MAX_VER_DIST', 60],
  ]);
  hands('px4').clear(false, listener);
  expect(written).toEqual([]);
  hands('px4').clear(true, listener);
  expect(written).toEqual(['GF_MAX_VER_DIST 0']);
  expect(ends).toMatchObject([{ rules: { ceiling: 60 } }, { rules: { ceiling: null } }]);
});

test('an autopilot whose parameters nobody knows gets its areas, and its rules are unknown', () => {
  hands('other').send(PLAN, 30, listener);
  expect(written).toEqual([]);
  expect(ends).toEqual([{ outcome: 'done', rules: null }]);
});
