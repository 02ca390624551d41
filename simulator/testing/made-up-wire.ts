import type { Frame } from '@skyhelm/core/mavlink/frame';
import { parser } from '@skyhelm/core/mavlink/parser';
import { copter } from '../flavours/ardupilot.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { parameterSet } from '../flavours/parameters.ts';
import { UNDISTURBED, wayWith, type Disturbance } from '../links/disturbance.ts';
import { onboard, type Onboard } from '../links/onboard.ts';
import { aircraft, type AircraftOptions } from '../vehicle/aircraft.ts';
import { randomFrom } from '../world/random.ts';
import { START } from './flight.ts';
import { groundStation, type GroundStation, type Wire } from './ground-station.ts';

export interface MadeUp {
  flavour?: Flavour;
  disturbance?: Partial<Disturbance>;
  seed?: number;
  speed?: number;
  key?: Uint8Array;
  parameters?: Record<string, number>;
  craft?: Partial<AircraftOptions>;
}

const TICK_MS = 10;

/** An aircraft and the wire to it in a time that passes only while somebody waits: minutes in milliseconds, and always the same. */
export function madeUpWire(given: MadeUp = {}): Wire & { onboard: Onboard; disturb(more: Partial<Disturbance>): void } {
  const { flavour = copter, seed = 5, speed = 1, key } = given;
  const random = randomFrom(seed);
  const disturbance = { ...UNDISTURBED, ...given.disturbance };
  const parameters = parameterSet(flavour.parameters);
  for (const [name, value] of Object.entries(given.parameters ?? {})) parameters.set(name, value);
  let now = 0;
  let listener: (frame: Frame) => void = () => undefined;
  const atStation = parser((frame) => listener(frame));
  const atVehicle = parser((frame) => one.hear(frame));
  const down = wayWith<Uint8Array>(disturbance, random, (bytes) => {
    atStation.take(bytes);
    atStation.cut();
  });
  const up = wayWith<Uint8Array>(disturbance, random, (bytes) => {
    atVehicle.take(bytes);
    atVehicle.cut();
  });
  const one = onboard({
    build: () =>
      aircraft({
        flavour,
        seed,
        start: START,
        elevation: 12,
        searchingSeconds: 3,
        settings: flavour.settingsFrom(parameters.get),
        ...given.craft,
      }),
    parameters,
    key,
    speed,
    stepSeconds: 0.02,
    keepsLogs: true,
    wallClock: () => 1_790_000_000_000 + now,
    send: (bytes) => down.take(bytes),
  });
  return {
    onboard: one,
    disturb: (more) => (up.settings = down.settings = { ...down.settings, ...more }),
    send: (bytes) => up.take(bytes),
    onFrame: (given) => (listener = given),
    now: () => now,
    wait(until, ms) {
      for (const end = now + ms; now < end && !until();) {
        now += TICK_MS;
        up.advance(now);
        down.advance(now);
        one.advance(now);
      }
      return Promise.resolve(until());
    },
  };
}

/** Both ends, with the aircraft ready to fly. */
export async function readyStation(given: MadeUp = {}): Promise<GroundStation & { onboard: Onboard; wire: ReturnType<typeof madeUpWire> }> {
  const wire = madeUpWire(given);
  const station = groundStation(wire);
  await wire.wait(() => false, 12_000);
  return { ...station, wire, onboard: wire.onboard };
}
