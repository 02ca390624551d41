import { BASE_PATH } from '@skyhelm/contract/endpoint';
import {
  getFlightEvents,
  getFlightRecord,
  getFlightRecords,
  getFlightSamples,
  getFlightTrack,
  type FlightRecord,
} from '@skyhelm/contract/flight-record';
import { readChunks } from '@skyhelm/core/record/chunk-run';
import { indexAt, stateAt } from '@skyhelm/core/record/sample-table';
import { startProduct, type Product } from './product.ts';
import { addAircraft, bytesOf, recordFleet, withDatabase } from './recorded-fleet.ts';
import { percentile, type Row } from './report.ts';

const HOURS = 10;
const SECONDS = HOURS * 3_600;
const STEP = 10;
const SEEKS = 200;
/** What playback asks for at once, and so long before it (`console/live/sample-pieces.ts`). */
const PIECE_MS = 120_000;
const BEFORE_MS = 15_000;
const GOAL_BYTES = 12;
const GOAL_OPEN_MS = 1_000;
const GOAL_SEEK_MS = 50;

/** One flight of ten hours: its size on disk, how soon it is open, and how soon one is anywhere in it, forwards and back. */
export async function recordSize(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    return await withDatabase(product, async (client) => {
      await addAircraft(client, 1);
      const { samples } = await recordFleet(product, 'ours', SECONDS, STEP);
      const ours = (await bytesOf(client, 'flight_chunk')) / samples;
      await recordFleet(product, 'rows', SECONDS, STEP);
      const plain = (await bytesOf(client, 'bare_sample')) / samples;
      const plainSeeks = async (flight: string, at: number) => {
        const around = [flight, new Date(at - BEFORE_MS), new Date(at - BEFORE_MS + PIECE_MS)];
        await client.query('select * from bare_sample where flight = $1 and at between $2 and $3 order by at', around);
      };
      const { rows } = await client.query<{ flight: string }>('select flight from bare_sample limit 1');
      const [flight] = (await product.call(getFlightRecords, {})).rows;
      const openMs = await timed(() => open(product, flight!));
      const seeks = { forwards: [] as number[], back: [] as number[], plain: [] as number[] };
      let before = 0.5;
      for (let number = 0; number < SEEKS; number++) {
        const to = Math.random();
        const at = Date.parse(flight!.takeOffAt) + to * SECONDS * 1000;
        seeks[to > before ? 'forwards' : 'back'].push(await timed(() => seek(product, flight!, at)));
        seeks.plain.push(await timed(() => plainSeeks(rows[0]!.flight, at)));
        before = to;
      }
      const row = (what: string, ours: number, unit: string, goal: number, baseline?: number): Row => ({
        ...{ bench: 'record-size', what, ours, unit, goal: `under ${goal} ${unit}`, met: ours < goal },
        ...(baseline !== undefined && { baseline }),
      });
      return [
        row('a sample of every field, on disk', ours, 'bytes', GOAL_BYTES, plain),
        row('opened: facts, track and events', openMs, 'ms', GOAL_OPEN_MS),
        row('a seek forwards, p95', percentile(seeks.forwards, 0.95), 'ms', GOAL_SEEK_MS, percentile(seeks.plain, 0.95)),
        row('a seek back, p95', percentile(seeks.back, 0.95), 'ms', GOAL_SEEK_MS, percentile(seeks.plain, 0.95)),
      ];
    });
  } finally {
    await product.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const open = ({ call }: Product, { id }: FlightRecord) =>
  Promise.all([call(getFlightRecord, { id }), call(getFlightTrack, { id }), call(getFlightEvents, { id })]);

/** As playback does: the whole piece that the moment lies in, read and unpacked, and the state at the moment itself. */
async function seek({ address, token }: Product, { id, takeOffAt }: FlightRecord, at: number): Promise<void> {
  const moment = (ms: number) => new Date(ms).toISOString();
  const start = at - ((at - Date.parse(takeOffAt)) % PIECE_MS);
  const query = new URLSearchParams({ id, from: moment(start - BEFORE_MS), to: moment(start + PIECE_MS) });
  const response = await fetch(`${address}${BASE_PATH}${getFlightSamples.path}?${query}`, { headers: { token } });
  const tables = readChunks(new Uint8Array(await response.arrayBuffer()));
  const table = tables?.find(({ times }) => times[0]! <= at && times.at(-1)! >= at) ?? tables?.[0];
  if (!table || stateAt(table, Math.max(0, indexAt(table, at))).latitude === undefined)
    throw new Error(`nothing was recorded at ${moment(at)}`);
}
