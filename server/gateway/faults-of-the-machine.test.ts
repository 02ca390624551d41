import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildConsole } from '../testing/program.ts';
import { flownServer, type FlownServer } from '../testing/flown-server.ts';
import { FLYING, overUdp } from './testing/aircraft.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const PATIENTLY = { timeout: 60_000, interval: 50 };
const BEAT_MS = 100;
/** Northwards by this in a beat, which is some eleven metres a second. */
const STEP = 100;
const METRES_PER_STEP = 1.112;
/** Fewer than are taken: a busy machine beats out of time. */
const SAMPLES_A_SECOND = 5;
/** A second, and the beats before and after it. */
const LOST_AT_MOST = { seconds: 1.3, metres: 15 };

let server: FlownServer;

beforeAll(async () => {
  await buildConsole();
  server = await flownServer();
});
afterAll(() => server.end());

/** An aircraft that is in the air, and goes on whatever becomes of the server. */
async function flyingAircraft(index: number) {
  const { id, hardwareId } = server.devices[index]!;
  const wire = await overUdp(server.udpPort, { system: index + 1, isShy: true });
  const uid2 = [...Buffer.from(hardwareId!.replace('mavlink:', ''), 'hex')];
  let [steps, isFlying] = [0, false];
  const beating = setInterval(() => {
    wire.say('AUTOPILOT_VERSION', { uid2 });
    wire.beat(isFlying ? FLYING : {});
    if (isFlying) steps++;
    wire.say('GLOBAL_POSITION_INT', { lat: 312_304_000 + steps * STEP, lon: 1_214_737_000, time_boot_ms: Math.round(performance.now()) });
  }, BEAT_MS);
  const isSeenFlying = async (expected: boolean) => {
    await expect.poll(async () => (await server.look(id)).flying, PATIENTLY).toBe(expected);
  };
  await expect.poll(async () => (await server.look(id)).networkStatus, PATIENTLY).toBe('online');
  const before = await server.look(id);
  isFlying = true;
  await isSeenFlying(true);
  const [stepsBefore, tookOffAt] = [steps, Date.now()];
  /** Since it was seen to fly. */
  const soFar = () => ({ seconds: (Date.now() - tookOffAt) / 1000, metres: (steps - stepsBefore) * METRES_PER_STEP });
  return {
    id,
    isSeenFlying,
    /** What it has flown by then. */
    land() {
      isFlying = false;
      return soFar();
    },
    stop: () => clearInterval(beating),
    /** Until it has come so far since it was seen to fly. */
    async flown(metres: number) {
      await expect.poll(() => (steps - stepsBefore) * METRES_PER_STEP, PATIENTLY).toBeGreaterThan(metres);
    },
    soFar,
    /** What the server has added to its flights. */
    async counted() {
      const { flights, flightSeconds, flightMetres } = await server.look(id);
      return {
        flights: flights - before.flights,
        seconds: flightSeconds - before.flightSeconds,
        metres: flightMetres - before.flightMetres,
      };
    },
  };
}

type FlyingAircraft = Awaited<ReturnType<typeof flyingAircraft>>;

async function expectOneFlight(aircraft: FlyingAircraft, { seconds, metres }: { seconds: number; metres: number }): Promise<void> {
  await expect.poll(async () => (await aircraft.counted()).flights, PATIENTLY).toBe(1);
  aircraft.stop();
  const counted = await aircraft.counted();
  expect(counted.seconds).toBeGreaterThan(seconds - LOST_AT_MOST.seconds);
  expect(counted.metres).toBeGreaterThan(metres - LOST_AT_MOST.metres);
  // It was in the air a little before it was seen to be.
  expect(counted.seconds).toBeLessThan(seconds + 3);
}

test('after kill -9 what still flies is on the same flight, and of what came down meanwhile at most a second is lost', async () => {
  const [steady, brief] = [await flyingAircraft(0), await flyingAircraft(1)];
  await brief.flown(35);
  const killedAt = Date.now();
  const { metres } = steady.soFar();
  const untilKilled = brief.soFar();
  await server.kill();
  brief.land();
  await server.startAgain();
  await steady.isSeenFlying(true);
  await expectOneFlight(brief, untilKilled);
  const recorded = await server.samplesOf(brief.id);
  expect(killedAt - recorded.at(-1)!).toBeLessThan(LOST_AT_MOST.seconds * 1000);
  expect(recorded.length).toBeGreaterThan((untilKilled.seconds - LOST_AT_MOST.seconds) * SAMPLES_A_SECOND);
  const { seconds } = steady.land();
  await steady.isSeenFlying(false);
  await expectOneFlight(steady, { seconds, metres });
  // What came last is packed a moment after the landing.
  const isOfBoth = (times: number[]) => times.some((at) => at < killedAt) && times.some((at) => at > killedAt);
  await expect.poll(async () => isOfBoth(await server.samplesOf(steady.id)), PATIENTLY).toBe(true);
});

test('while the database takes nothing more aircraft are heard, it is said once, and the flight is whole afterwards', async () => {
  const own = await flyingAircraft(2);
  await server.asDatabaseAdministrator('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
  await own.flown(35);
  const landed = own.land();
  await own.isSeenFlying(false);
  expect(await own.counted()).toMatchObject({ flights: 0 });
  await server.asDatabaseAdministrator('alter system reset default_transaction_read_only', 'select pg_reload_conf()');
  await expectOneFlight(own, landed);
  expect(server.output().match(/flights cannot be written/g)).toHaveLength(1);
});
