import { expect, test } from 'vitest';
import type { RecordedEvent, RecordedSample } from '../record/recording.ts';
import { vehicleTrack } from './track.ts';

function track() {
  const samples: RecordedSample[] = [];
  const events: RecordedEvent[] = [];
  const made = vehicleTrack({ sample: (sample) => samples.push(sample), event: (event) => events.push(event) });
  return { take: made.take, samples, events };
}

test('what has not been heard for too long is not known any more, and home stays', () => {
  const { take, samples } = track();
  take(0, { roll: 5, homeLatitude: 1, homeLongitude: 2 });
  for (let at = 100; at <= 6_000; at += 100) take(at, { yaw: 90 });
  expect(samples[10]!.state.roll).toBe(5);
  expect(samples.at(-1)!.state).toMatchObject({ yaw: 90, homeLatitude: 1 });
  expect(samples.at(-1)!.state.roll).toBeUndefined();
});

test('ten samples a second come of messages every 99 ms, and one at once where the flight ends', () => {
  const { take, samples } = track();
  take(0, { flying: true });
  for (let at = 0; at < 9_900; at += 99) take(at, { yaw: 90 });
  expect(samples.length).toBeGreaterThan(95);
  take(9_910, { flying: false });
  expect(samples.at(-1)).toMatchObject({ at: 9_910, state: { flying: false } });
});

test('a clock that was set makes it begin anew, and what cannot be is left out', () => {
  const { take, samples } = track();
  take(0, { roll: 5, latitude: 200, longitude: 3 });
  expect(samples[0]!.state).toMatchObject({ roll: 5 });
  expect(samples[0]!.state.longitude).toBeUndefined();
  for (let at = 0; at < 3_000; at += 100) take(9e9 + at, { yaw: 90 });
  expect(samples.at(-1)!.state.roll).toBeUndefined();
});

test('motors, modes and faults are told as they change', () => {
  const { take, events } = track();
  take(0, { armed: false, batteryPercent: 50 });
  take(1_000, { armed: true });
  take(2_000, { batteryPercent: 20 });
  expect(events.map(({ at, event }) => [at, event.kind])).toEqual([
    [1_000, 'armed'],
    [2_000, 'alarm'],
  ]);
});
