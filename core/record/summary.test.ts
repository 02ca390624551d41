import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modeNumber } from '../vehicle/flight-mode.ts';
import type { RecordedSample } from './recording.ts';
import { stretchOf, tableOf } from './sample-table.ts';
import { joinSummaries, NO_SUMMARY, summaryOf } from './summary.ts';

const HOME = { homeLatitude: 22.6, homeLongitude: 114.05 };

test('says the farthest of everything, and how the battery was at both ends', () => {
  const samples: RecordedSample[] = [
    { at: 0, state: { mode: modeNumber('takeOff'), height: 1, roll: -20, satellites: 12 } },
    { at: 1_000, state: { mode: modeNumber('route'), height: 80, roll: 5, batteryPercent: 99, batteryVoltage: 25, satellites: 9 } },
    { at: 3_000, state: { ...HOME, latitude: 22.61, longitude: 114.05, mode: modeNumber('route'), groundSpeed: 12, batteryPercent: 60 } },
    { at: 60_000, state: { mode: modeNumber('land'), batteryVoltage: 23.5 } },
  ];
  const summary = summaryOf(tableOf(samples));
  expect(summary).toMatchObject({ samples: 4, maxHeight: 80, maxSpeed: 12, maxRoll: 20, maxPitch: null, minSatellites: 9 });
  expect(summary).toMatchObject({ startVoltage: 25, endVoltage: 23.5, startPercent: 99, endPercent: 60 });
  expect(summary.maxDistance).toBeCloseTo(1_112, -1);
  // The silence of a minute is not flown in any mode.
  expect(summary.modes).toEqual({ takeOff: 1, route: 2 + 5 });
});

test('of stretches put together is that of the whole, but for the moment between them', () => {
  const sample = fc.record({
    height: fc.integer({ min: 0, max: 500 }),
    batteryPercent: fc.nat(100),
    satellites: fc.nat(30),
    pitch: fc.integer({ min: -90, max: 90 }),
  });
  fc.assert(
    fc.property(fc.array(fc.record({ state: sample }), { minLength: 2, maxLength: 20 }), fc.nat(20), (rows, cut) => {
      const table = tableOf(rows.map(({ state }, at) => ({ at: at * 100, state })));
      const at = cut % rows.length;
      const parts = [stretchOf(table, 0, at), stretchOf(table, at, rows.length)].map(summaryOf);
      expect(parts.reduce(joinSummaries, NO_SUMMARY)).toEqual(summaryOf(table));
    }),
  );
});
