import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Patch, StateField } from '../vehicle/state.ts';
import type { RecordedSample } from './recording.ts';
import { readSampleLog, SampleLog } from './sample-log.ts';
import { sampleAt } from './sample-table.ts';

type Step = { hear: Patch } | { forget: StateField } | 'take' | 'beginAnew';

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    hear: fc.record(
      { latitude: fc.integer({ min: -9, max: 9 }).map((value) => value / 10), armed: fc.boolean(), sensorsHealthy: fc.nat(2 ** 32 - 1) },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ forget: fc.constantFrom<StateField>('latitude', 'sensorsHealthy') }),
  fc.constantFrom('take' as const, 'beginAnew' as const),
);

function play(steps: readonly Step[]): { expected: RecordedSample[]; parts: Uint8Array[] } {
  const log = new SampleLog();
  const state: Patch = {};
  const [expected, parts]: [RecordedSample[], Uint8Array[]] = [[], []];
  steps.forEach((one, index) => {
    if (one === 'take') return void parts.push(log.take());
    if (one === 'beginAnew') return log.beginAnew();
    if ('hear' in one) {
      log.hear(one.hear);
      Object.assign(state, one.hear);
    } else {
      log.forget(one.forget);
      delete state[one.forget];
    }
    log.sample(1_790_000_000_000 + index * 100);
    expected.push({ at: 1_790_000_000_000 + index * 100, state: { ...state } });
  });
  return { expected, parts: [...parts, log.take()] };
}

const samplesIn = (parts: readonly Uint8Array[]): RecordedSample[] => {
  const table = readSampleLog(parts);
  return Array.from(table.times, (_, row) => sampleAt(table, row));
};

test('samples come back as they were, however they were taken', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { expected, parts } = play(steps);
      expect(samplesIn(parts)).toEqual(expected);
    }),
  );
});

test('what follows a row that says all is read without what went before', () => {
  const { parts } = play([{ hear: { armed: true } }, 'take', { hear: { armed: false } }, 'beginAnew', { hear: { latitude: 0.5 } }]);
  expect(samplesIn(parts.slice(1))).toEqual([{ at: 1_790_000_000_400, state: { armed: false, latitude: 0.5 } }]);
});

test('a log that is cut off is read as far as it goes, and noise harms nobody', () => {
  const { expected, parts } = play([{ hear: { armed: true, latitude: 0.1 } }, { hear: { latitude: 0.3 } }, { hear: { latitude: 0.2 } }]);
  const whole = parts[0]!;
  for (let length = 0; length < whole.length; length++) expect(samplesIn([whole.subarray(0, length)]).length).toBeLessThan(expected.length);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => readSampleLog([noise]).times.length <= 300));
});

test('a clock that is put back does not turn the flight round', () => {
  const log = new SampleLog();
  for (const at of [5_000, 5_100, 1_000, 1_100]) log.sample(at);
  expect([...readSampleLog([log.take()]).times]).toEqual([5_000, 5_100, 5_101, 5_102]);
});
