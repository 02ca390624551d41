import { setTimeout as pause } from 'node:timers/promises';
import { BusError } from '../../platform/bus/bus.ts';
import { publish, request, serve, subscribe, type SimulatorFlown } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import { simulatedFlight } from './simulated-flight.ts';
import { flySimulator, type SimulatorProgram } from './simulator-program.ts';
import { simulatorById, simulatorsDue } from './simulator.store.ts';
import { stationOf, type Listening } from './station.ts';

/** So long its aircraft may take until the gateway has heard it. */
const HEARD_WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 200;
const ANSWER_WITHIN_MS = 1_000;
/** Whoever asked for a flight has said by then that it is to go on. */
const HELD_MS = 30_000;

export interface Hangar {
  close(): Promise<void>;
}

type Ports = Pick<Services, 'bus' | 'clock' | 'config' | 'database' | 'log'>;

/** A program for each simulator that has time left: begun when it is asked for or the server starts, ended when nobody wants it any more. */
export async function openHangar(services: Ports, heardAt: Listening | undefined, patienceMs = HEARD_WITHIN_MS): Promise<Hangar> {
  if (!heardAt) return { close: async () => undefined };
  const { bus, clock, config, database, log } = services;
  const station = stationOf(heardAt);
  const programs = new Map<string, SimulatorProgram>();
  const starting = new Map<string, Promise<SimulatorFlown>>();
  const held = new Map<string, NodeJS.Timeout>();
  const turns = new Map<string, Promise<unknown>>();
  let isClosing = false;

  /** What concerns one device comes one after the other: a stop never overtakes the start before it. */
  function inTurn<T>(deviceId: string, work: () => Promise<T>): Promise<T> {
    const mine = (turns.get(deviceId) ?? Promise.resolve()).then(work);
    const over = mine
      .catch((error: unknown) => log.error({ err: error, deviceId }, 'a simulator could not be started or stopped'))
      .finally(() => turns.get(deviceId) === over && turns.delete(deviceId));
    turns.set(deviceId, over);
    return mine;
  }

  async function launch(deviceId: string): Promise<void> {
    const row = await simulatorById(database.db, deviceId);
    if (!row || programs.has(deviceId) || isClosing) return;
    const scenario = simulatedFlight(row, station);
    programs.set(deviceId, await flySimulator({ name: `device-${deviceId}`, dataDir: config.dataDir, scenario, log }));
  }

  async function land(deviceId: string): Promise<void> {
    const program = programs.get(deviceId);
    if (!program) return;
    await program.stop();
    programs.delete(deviceId);
    publish(bus, 'device.vanished', { deviceId });
  }

  async function bringInLine(deviceId: string): Promise<void> {
    const endsAt = (await simulatorById(database.db, deviceId))?.endsAt ?? undefined;
    if (endsAt && endsAt > clock.now()) await launch(deviceId);
    else await land(deviceId);
  }

  const settle = (deviceId: string): void => void inTurn(deviceId, () => bringInLine(deviceId)).catch(() => undefined);

  function release(deviceId: string): void {
    clearTimeout(held.get(deviceId));
    held.delete(deviceId);
    settle(deviceId);
  }

  async function isHeard(deviceId: string, since: number): Promise<boolean> {
    for (const end = performance.now() + patienceMs; performance.now() < end && !isClosing; await pause(LOOK_EVERY_MS)) {
      const link = (await linkOf(deviceId))?.[deviceId];
      if (link?.online && link.heardAt >= since) return true;
    }
    return false;
  }

  const linkOf = (deviceId: string) =>
    request(bus, 'gateway.links', { deviceIds: [deviceId] }, ANSWER_WITHIN_MS).catch((error: unknown) => {
      if (error instanceof BusError) return undefined;
      throw error;
    });

  async function flyUntilHeard(deviceId: string): Promise<SimulatorFlown> {
    if (!programs.has(deviceId) && programs.size >= config.simulatorsMax) return 'full';
    const since = clock.now().getTime();
    await launch(deviceId);
    if (!(await isHeard(deviceId, since))) {
      await bringInLine(deviceId);
      return 'silent';
    }
    clearTimeout(held.get(deviceId));
    held.set(deviceId, setTimeout(release, HELD_MS, deviceId).unref());
    return 'heard';
  }

  function fly(deviceId: string): Promise<SimulatorFlown> {
    const asked = starting.get(deviceId) ?? inTurn(deviceId, () => flyUntilHeard(deviceId)).finally(() => starting.delete(deviceId));
    starting.set(deviceId, asked);
    return asked;
  }

  const ends = [
    serve(bus, 'simulator.open', () => true as const),
    serve(bus, 'simulator.fly', ({ deviceId }) => fly(deviceId)),
    subscribe(bus, 'simulator.settled', ({ deviceId }) => release(deviceId)),
    // A device that was deleted flies no longer; one that is just being started is not yet on record as flying.
    subscribe(bus, 'device.changed', ({ deviceId }) => {
      if (programs.has(deviceId) && !held.has(deviceId) && !starting.has(deviceId)) settle(deviceId);
    }),
  ];
  for (const deviceId of await simulatorsDue(database.db, clock.now())) settle(deviceId);

  return {
    async close() {
      isClosing = true;
      ends.forEach((end) => end());
      held.forEach((timer) => clearTimeout(timer));
      await Promise.all(turns.values());
      await Promise.all([...programs.values()].map((program) => program.stop()));
    },
  };
}
