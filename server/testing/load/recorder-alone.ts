import { setImmediate } from 'node:timers/promises';
import type { Patch } from '@skyhelm/core/vehicle/state';
import type { PoolConfig } from 'pg';
import { openRecorder } from '../../features/flight-record/index.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { connect } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { madeUpFlight } from './made-up-flight.ts';
import { createRows, insertRows, type SampleRow } from './sample-rows.ts';

/**
 * Records a fleet in made-up time as fast as it can, or writes the same as rows; started by a bench, which it tells what it took. The devices are those that
 * the database has.
 */
export interface Recorded {
  samples: number;
  ms: number;
  /** Of this process, apart from making up the flights. */
  cpuMs: number;
}

const [contestant, database, secondsText, stepText] = process.argv.slice(2) as [string, string, string, string];
const SECONDS = Number(secondsText);
/** So many seconds are told at once: a bench of ten hours cannot wait for every half of them. */
const STEP = Number(stepText);
const PER_SECOND = 10;
const log = createLogger('warn');
const { db, pool, ...rest } = connect(JSON.parse(database) as PoolConfig, { kind: 'embedded', host: '', database: '' }, log);
const { rows: devices } = await pool.query<{ id: string }>('select id from device order by id');
const start = Date.now() - 86_400_000;
const flights = devices.map(({ id }, number) => ({
  id: newId(),
  deviceId: id,
  takeOffAt: start + number,
  state: {},
  next: madeUpFlight(number),
}));

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
let [now, madeUpMs, madeUpCpuMs] = [0, 0, 0];

interface Told extends SampleRow {
  patch: Patch;
}

/** A step of the whole fleet, made up off the clock. */
function stepOn(): Told[] {
  const [began, beganCpu] = [performance.now(), cpuMs()];
  const told = flights.flatMap((flight) =>
    Array.from({ length: PER_SECOND * STEP }, (_, tick) => {
      const patch = flight.next();
      flight.state = { ...flight.state, ...patch };
      return { flight: flight.id, at: start + now + tick * 100, patch, state: flight.state };
    }),
  );
  madeUpMs += performance.now() - began;
  madeUpCpuMs += cpuMs() - beganCpu;
  return told;
}

async function record(): Promise<void> {
  const recorder = await openRecorder({ database: { db, pool, ...rest }, bus: memoryBus(log), log }, () => now);
  const tapes = new Map(
    flights.map(({ id, deviceId, takeOffAt }) => [
      id,
      recorder.begin({ id, deviceId, takeOffAt, airframe: 'multirotor', autopilot: 'ardupilot' }, {}, {}),
    ]),
  );
  for (let passed = 0; passed < SECONDS; passed += STEP) {
    const [samples, began] = [stepOn(), now];
    for (let half = 0; half < 2; half++) {
      for (const { flight, at, patch } of samples) {
        if (Math.floor((at - start - began) / (STEP * 500)) === half) tapes.get(flight)!.heard(patch, at, at - start);
      }
      now += STEP * 500;
      await recorder.tick();
    }
    await setImmediate();
  }
  for (const tape of tapes.values()) tape.end();
  await recorder.close();
}

async function writeRows(): Promise<void> {
  await createRows(pool);
  for (let passed = 0; passed < SECONDS; passed += STEP) {
    await insertRows(pool, stepOn());
    now += STEP * 1_000;
  }
}

const [began, beganCpu] = [performance.now(), cpuMs()];
await (contestant === 'ours' ? record() : writeRows());
const recorded: Recorded = {
  samples: SECONDS * PER_SECOND * flights.length,
  ms: performance.now() - began - madeUpMs,
  cpuMs: cpuMs() - beganCpu - madeUpCpuMs,
};
process.send!(recorded, () => process.exit(0));
