import { expect, test } from 'vitest';
import { PULSED_LOADS, USUAL_RANGE, type LoadPulses, type PulsedLoad } from '../load-pulses.ts';
import { flowFault } from './flow-given.ts';
import { pulsesTogether } from './index.ts';
import { spanFault } from './min-below-max.ts';
import { outputFault } from './output-given.ts';
import { pulseFault } from './pulse-given.ts';
import { samePulses } from './pulses-differ.ts';

const NONE: LoadPulses = {
  range: USUAL_RANGE,
  flow: null,
  shooting: null,
  recording: null,
  zoom: null,
  pump: null,
  sound: null,
  lifeDetection: null,
};
const PAIR = { output: 9, start: 1_900, end: 1_100 };
const found = (given: Partial<LoadPulses>) => pulsesTogether({ ...NONE, ...given }).map(({ code, at }) => [code, at?.join('.')]);

test('section 5, payload PWM: values must be given, and be such', () => {
  for (const nothing of [undefined, null]) {
    expect(pulseFault(nothing)).toMatchObject({ code: 'pulse.required' });
    expect(outputFault(nothing)).toMatchObject({ code: 'output.required' });
    expect(flowFault(nothing)).toMatchObject({ code: 'flow.required' });
  }
  expect([500, 1_500, 2_500].map(pulseFault)).toEqual([undefined, undefined, undefined]);
  for (const wrong of [499, 2_501, 1_500.5, NaN, 'many']) expect(pulseFault(wrong)).toMatchObject({ code: 'pulse.width' });
  expect([1, 16].map(outputFault)).toEqual([undefined, undefined]);
  for (const wrong of [0, 17, 1.5, NaN, '9']) expect(outputFault(wrong)).toMatchObject({ code: 'output.number' });
  expect([0, 2.5, 1_000].map(flowFault)).toEqual([undefined, undefined, undefined]);
  for (const wrong of [-0.1, 1_001, NaN, 'much']) expect(flowFault(wrong)).toMatchObject({ code: 'flow.rate' });
});

test.each<[PulsedLoad, string]>([
  ['shooting', 'pulse.same.shooting'],
  ['recording', 'pulse.same.recording'],
  ['zoom', 'pulse.same.zoom'],
  ['pump', 'pulse.same.onOff'],
  ['sound', 'pulse.same.onOff'],
  ['lifeDetection', 'pulse.same.onOff'],
])('section 5, payload PWM: start and end values must differ: %s', (load, code) => {
  expect(samePulses(load, { start: 1_500, end: 1_500 })).toMatchObject({ code, at: ['end'] });
  expect(samePulses(load, PAIR)).toBeUndefined();
});

test('section 5, payload PWM: min must be below max, also for flow rate', () => {
  expect(spanFault('pulse', { min: 1_000, max: 1_000 })).toMatchObject({ code: 'pulse.order', at: ['max'] });
  expect(spanFault('flow', { min: 3, max: 2.5 })).toMatchObject({ code: 'flow.order', at: ['max'] });
  expect([spanFault('pulse', USUAL_RANGE), spanFault('flow', { min: 0, max: 0.5 })]).toEqual([undefined, undefined]);
});

test('every load keeps to the range, and no two share an output', () => {
  expect(found({})).toEqual([]);
  expect(found({ recording: PAIR, zoom: { ...PAIR, output: 10 } })).toEqual([]);
  for (const load of PULSED_LOADS)
    expect(found({ [load]: { ...PAIR, start: 2_001, end: 999 } })).toEqual([
      ['pulse.within', `${load}.start`],
      ['pulse.within', `${load}.end`],
    ]);
  expect(found({ recording: PAIR, zoom: PAIR, pump: { ...PAIR, output: 10 } })).toEqual([['selection.output', 'zoom.output']]);
});

test('a flow rate is that of a pump that can be switched off', () => {
  expect(found({ flow: { min: 0, max: 2 } })).toEqual([['flow.pump', 'flow.min']]);
  expect(found({ flow: { min: 0, max: 2 }, pump: PAIR })).toEqual([]);
});
