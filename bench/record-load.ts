import type pg from 'pg';
import { startProduct } from './product.ts';
import { addAircraft, bytesOf, databaseMs, recordFleet, withDatabase, type Recorded } from './recorded-fleet.ts';
import type { Row } from './report.ts';

const VEHICLES = 2_000;
const PER_SECOND = 10;
/** Long enough that every flight is packed twice. */
const SECONDS = 240;
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
      const [ours, oursMs] = await spending(client, () => recordFleet(product, 'ours', SECONDS));
      const oursBytes = (await bytesOf(client, 'flight_chunk')) / ours.samples;
      const lost = await lostOf(client);
      const [plain, plainMs] = await spending(client, () => recordFleet(product, 'rows', ROWS_SECONDS));
      const plainBytes = (await bytesOf(client, 'bare_sample')) / plain.samples;
      const vehicles = (samples: number, ms: number) => samples / PER_SECOND / (ms / 1000);
      const aDay = (bytes: number) => (bytes * VEHICLES * PER_SECOND * DAY_SECONDS) / GB;
      const row = (what: string, unit: string, values: { ours: number; baseline: number }, goal: string, met: boolean): Row => ({
        ...{ bench: 'record-load', what, unit, goal, met },
        ...values,
      });
      const kept = { ours: vehicles(ours.samples, ours.ms), baseline: vehicles(plain.samples, plain.ms) };
      const share = { ours: oursMs / (SECONDS * 10), baseline: plainMs / (ROWS_SECONDS * 10) };
      return [
        row('aircraft that it keeps up with, 10 samples a second', '', kept, `at least ${VEHICLES}`, kept.ours >= VEHICLES),
        row('samples that could not be kept', '', { ours: lost, baseline: 0 }, 'none', lost === 0),
        row(`time of one core for ${VEHICLES} aircraft, database included`, '%', share, 'below the baseline', share.ours < share.baseline),
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

async function lostOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ lost: number }>('select coalesce(sum(lost_samples), 0)::int as lost from device_flight');
  return rows[0]!.lost;
}

/** With the processor time it took, here and in the database. */
async function spending(client: pg.Client, work: () => Promise<Recorded>): Promise<[Recorded, number]> {
  const before = await databaseMs(client);
  const recorded = await work();
  return [recorded, recorded.cpuMs + (await databaseMs(client)) - before];
}
