import { dataflashFile } from '@skyhelm/core/flight-file/testing/dataflash-file';
import { madeUpFlight } from '@skyhelm/core/flight-file/testing/made-up-flight';
import { CHUNK_MS } from '@skyhelm/core/record/pack';
import { expect, test } from 'vitest';
import { flightFinder } from './found-flights.ts';

test('a flight is packed into stretches as long as those of one that is heard live', () => {
  const finder = flightFinder('bin', 0);
  const bytes = dataflashFile(madeUpFlight(300).samples);
  const early = finder.take(bytes);
  const { flights, isTooMany } = finder.end();
  const [flight, ...others] = [...early, ...flights];
  expect([others, isTooMany]).toEqual([[], false]);
  expect(flight!.stretches).toHaveLength(Math.ceil((flight!.landedAt - flight!.takeOffAt) / CHUNK_MS));
  expect(flight!.stretches.reduce((sum, { samples }) => sum + samples, 0)).toBeGreaterThan(2_900);
});
