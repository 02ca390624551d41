import { expect } from 'vitest';
import { FLYING, overUdp } from '../gateway/testing/aircraft.ts';
import type { FlownServer } from './flown-server.ts';

const PATIENTLY = { timeout: 60_000, interval: 50 };
const BEAT_MS = 100;
/** Northwards by this in a beat, which is some eleven metres a second. */
const STEP = 100;
const METRES_PER_STEP = 1.112;
/** A second, and the beats before and after it. */
export const LOST_AT_MOST = { seconds: 1.3, metres: 15 };

/** An aircraft that is in the air, and goes on whatever becomes of the server. */
export async function flyingAircraft(server: FlownServer, index: number) {
  const { id, hardwareId } = server.devices[index]!;
  const wire = await overUdp(server.udpPort, { system: index + 1, isShy: true });
  const uid2 = [...Buffer.from(hardwareId!.replace('mavlink:', ''), 'hex')];
  let [steps, isFlying] = [0, false];
  let [lastBeatAt, longestPauseMs] = [performance.now(), BEAT_MS];
  const beating = setInterval(() => {
    const now = performance.now();
    if (isFlying) longestPauseMs = Math.max(longestPauseMs, now - lastBeatAt);
    lastBeatAt = now;
    wire.say('AUTOPILOT_VERSION', { uid2 });
    wire.beat(isFlying ? FLYING : {});
    if (isFlying) steps++;
    wire.say('GLOBAL_POSITION_INT', { lat: 312_304_000 + steps * STEP, lon: 1_214_737_000, time_boot_ms: Math.round(now) });
  }, BEAT_MS);
  const isSeenFlying = async (expected: boolean) => {
    await expect.poll(async () => (await server.look(id)).flying, PATIENTLY).toBe(expected);
  };
  await expect.poll(async () => (await server.look(id)).networkStatus, PATIENTLY).toBe('online');
  const before = await server.look(id);
  isFlying = true;
  const beganAt = Date.now();
  await isSeenFlying(true);
  const [stepsBefore, tookOffAt] = [steps, Date.now()];
  /** Since it was seen to fly. */
  const soFar = () => ({ seconds: (Date.now() - tookOffAt) / 1000, metres: (steps - stepsBefore) * METRES_PER_STEP });
  return {
    id,
    isSeenFlying,
    /** How long it was in the air before. */
    seenAfterSeconds: (tookOffAt - beganAt) / 1000,
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
    /** In the air, between two things it said: on a busy machine an aircraft of a test is late itself. */
    longestPauseMs: () => longestPauseMs,
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

export async function expectOneFlight(aircraft: FlyingAircraft, { seconds, metres }: { seconds: number; metres: number }): Promise<void> {
  await expect.poll(async () => (await aircraft.counted()).flights, PATIENTLY).toBe(1);
  aircraft.stop();
  const counted = await aircraft.counted();
  expect(counted.seconds).toBeGreaterThan(seconds - LOST_AT_MOST.seconds);
  expect(counted.metres).toBeGreaterThan(metres - LOST_AT_MOST.metres);
  expect(counted.seconds).toBeLessThan(seconds + aircraft.seenAfterSeconds + 3);
}
