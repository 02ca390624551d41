import { getFlightRecord, getFlightSamples } from '@skyhelm/contract/flight-record';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { readChunks } from '@skyhelm/core/record/chunk-run';
import { sampleAt } from '@skyhelm/core/record/sample-table';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import type { HeardAt } from '@skyhelm/core/vehicle/staleness';
import { onTestFinished } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { fleetOf } from '../../testing/fleet.ts';
import { deviceDirectory } from '../device/index.ts';
import { openRecorder, type Recorder } from './index.ts';

export const TAKE_OFF = Date.parse('2026-03-01T08:00:00Z');
export const MAKE = { airframe: 'multirotor', autopilot: 'ardupilot' } as const;

/** Flights on a recorder whose clock the test moves, and how they are read. */
export function recordings(app: TestApp) {
  const as = { token: app.main.token };

  async function recording(heldMax?: number) {
    let now = 0;
    const recorder = await openRecorder(app.services, () => now, heldMax);
    onTestFinished(() => recorder.close());
    return { recorder, pass: (ms: number) => void (now += ms) };
  }

  /** An aircraft of the registry that flies, ten samples a second, a metre higher with each. */
  async function flying(recorder: Recorder, name: string) {
    const deviceId = await fleetOf(app, as).add(name);
    const id = newId<FlightRecordId>();
    const heardAt: HeardAt = {};
    const flight = { id, deviceId, takeOffAt: TAKE_OFF, ...MAKE };
    const tape = recorder.begin(flight, { mode: modeNumber('takeOff'), batteryPercent: 90 }, heardAt);
    let samples = 0;
    const fly = (count: number) => {
      for (const end = samples + count; samples < end; samples++) {
        heardAt.height = samples * 100;
        tape.heard({ height: samples, latitude: 22.5 + samples / 1e6, longitude: 114 }, TAKE_OFF + samples * 100, samples * 100);
      }
    };
    const land = async () => {
      tape.end();
      await deviceDirectory(app.services).noteFlight({ id, deviceId, takeOffAt: TAKE_OFF, landedAt: TAKE_OFF + samples * 100, metres: 10 });
    };
    return { id, deviceId, tape, heardAt, fly, land };
  }

  async function samplesOf(id: FlightRecordId, fromS = 0, toS = 1_000) {
    const [from, to] = [fromS, toS].map((seconds) => new Date(TAKE_OFF + seconds * 1000).toISOString()) as [string, string];
    const { rawPayload } = await app.raw(getFlightSamples, { id, from, to }, as);
    return readChunks(rawPayload)!.flatMap((table) => Array.from(table.times, (_, row) => sampleAt(table, row)));
  }

  return {
    recording,
    flying,
    samplesOf,
    heightsOf: async (id: FlightRecordId) => (await samplesOf(id)).map(({ state }) => state.height),
    record: (id: FlightRecordId) => app.done(getFlightRecord, { id }, as),
  };
}

export const upTo = (count: number) => Array.from({ length: count }, (_, height) => height);
