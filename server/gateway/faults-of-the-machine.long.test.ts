import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildConsole } from '../testing/program.ts';
import { flownServer, type FlownServer } from '../testing/flown-server.ts';
import { expectOneFlight, flyingAircraft, LOST_AT_MOST } from '../testing/flying-aircraft.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PATIENTLY = { timeout: 60_000, interval: 50 };
/** Fewer than are taken: a busy machine beats out of time. */
const SAMPLES_A_SECOND = 5;

let server: FlownServer;

beforeAll(async () => {
  await buildConsole();
  server = await flownServer();
});
afterAll(() => server.end());

test('after kill -9 what still flies is on the same flight, and of what came down meanwhile at most a second is lost', async () => {
  const [steady, brief] = [await flyingAircraft(server, 0), await flyingAircraft(server, 1)];
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
  const own = await flyingAircraft(server, 2);
  await server.asDatabaseAdministrator('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
  await own.flown(35);
  const landed = own.land();
  await own.isSeenFlying(false);
  expect(await own.counted()).toMatchObject({ flights: 0 });
  await server.asDatabaseAdministrator('alter system reset default_transaction_read_only', 'select pg_reload_conf()');
  await expectOneFlight(own, landed);
  expect(server.output().match(/flights cannot be written/g)).toHaveLength(1);
});
