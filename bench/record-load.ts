import { startProduct } from './product.ts';
import { addAircraft, bytesOf, recordFleet, withDatabase } from './recorded-fleet.ts';
import type { Row } from './report.ts';

const VEHICLES = 2_000;
const PER_SECOND = 10;
/** Two minutes: every flight is packed twice, as it is for hours. */
const SECONDS = 120;
/** Rows take many times longer: fewer of them say the same. */
const ROWS_SECONDS = 15;
const DAY_SECONDS = 86_400;
const GB = 1e9;

/** A fleet in the air, ten samples a second each, into the embedded database: how many times faster than life it is recorded, and at what price. */
export async function recordLoad(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    return await withDatabase(product, async (client) => {
      await addAircraft(client, VEHICLES);
      const ours = await recordFleet(product, 'ours', SECONDS);
      const oursBytes = (await bytesOf(client, 'flight_chunk')) / ours.samples;
      const plain = await recordFleet(product, 'rows', ROWS_SECONDS);
      const plainBytes = (await bytesOf(client, 'bare_sample')) / plain.samples;
      const vehicles = (samples: number, ms: number) => samples / PER_SECOND / (ms / 1000);
      const aDay = (bytes: number) => (bytes * VEHICLES * PER_SECOND * DAY_SECONDS) / GB;
      const row = (what: string, unit: string, values: { ours: number; baseline: number }, goal: string, met: boolean): Row => ({
        ...{ bench: 'record-load', what, unit, goal, met },
        ...values,
      });
      const kept = { ours: vehicles(ours.samples, ours.ms), baseline: vehicles(plain.samples, plain.ms) };
      const core = (cpuMs: number, seconds: number) => (100 * cpuMs) / (seconds * 1000);
      return [
        row('aircraft that it keeps up with, 10 samples a second', '', kept, `at least ${VEHICLES}`, kept.ours >= VEHICLES),
        row(
          `time of one core for ${VEHICLES} aircraft, database apart`,
          '%',
          { ours: core(ours.cpuMs, SECONDS), baseline: core(plain.cpuMs, ROWS_SECONDS) },
          'below the baseline',
          ours.cpuMs / SECONDS < plain.cpuMs / ROWS_SECONDS,
        ),
        row(
          'GB a day, all of them in the air',
          'GB',
          { ours: aDay(oursBytes), baseline: aDay(plainBytes) },
          'below the baseline',
          oursBytes < plainBytes,
        ),
      ];
    });
  } finally {
    await product.stop();
  }
}
