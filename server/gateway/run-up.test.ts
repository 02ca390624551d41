import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { Patch, VehicleState } from '@skyhelm/core/vehicle/state';
import { expect, test } from 'vitest';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import type { FlightRecorder, RecordedFlight } from './flight-recorder.ts';
import { ingest, type IngestTools } from './ingest.ts';
import { newSession } from './session.ts';

const DEVICE = { id: 'd', enterpriseId: 'e', name: 'd', sn: 'd', signingKey: undefined };
const MAKE = { kind: 'vtol', autopilot: 'px4' } as const;

/** A vehicle on the ground, and the record of its flight once it has one. */
function vehicle() {
  const heard: { at: number; patch: Patch }[] = [];
  const happened: { at: number; kind: VehicleEvent['kind'] }[] = [];
  const begun: { flight: RecordedFlight; state: VehicleState }[] = [];
  const recorder: FlightRecorder = {
    begin(flight, state) {
      begun.push({ flight, state: { ...state } });
      return { heard: (patch, at) => heard.push({ at, patch }), happened: ({ kind }, at) => happened.push({ at, kind }), end() {} };
    },
  };
  const flights = { write() {}, changed() {}, tick() {}, close: async () => {} };
  const tools: IngestTools = { bus: memoryBus(), flights, recorder };
  const session = newSession(DEVICE, MAKE, recorder);
  const say = (at: number, patch: Patch) =>
    ingest(
      session,
      {
        ...{ patch, stream: '', sentAt: undefined, receivedAt: at, steadyAt: at },
        before: { armed: undefined, flying: undefined, phase: undefined },
      },
      tools,
    );
  return { say, heard, happened, begun, session };
}

test('a record begins ten seconds before take-off, with how things stood then', () => {
  const { say, heard, happened, begun } = vehicle();
  say(0, { armed: false, flying: false, batteryPercent: 97, height: 0 });
  say(1_000, { armed: true });
  for (let at = 2_000; at < 30_000; at += 1_000) say(at, { height: at / 1e5 });
  say(25_000, { armed: false });
  say(26_000, { armed: true });
  say(30_000, { flying: true });
  say(30_100, { height: 2 });
  expect(begun).toMatchObject([
    { flight: { airframe: 'vtol', autopilot: 'px4', takeOffAt: 30_000 }, state: { batteryPercent: 97, armed: true } },
  ]);
  expect(heard.map(({ at }) => at)).toEqual([26_000, 30_000, 30_100]);
  expect(happened).toEqual([
    { at: 25_000, kind: 'disarmed' },
    { at: 26_000, kind: 'armed' },
    { at: 30_000, kind: 'tookOff' },
  ]);
});

test('of a long wait with running motors the last ten seconds are kept, and no more however much is said', () => {
  const { say, heard, begun, session } = vehicle();
  say(0, { armed: true, flying: false, height: 0 });
  for (let at = 100; at < 60_000; at += 100) say(at, { height: at / 1e5 });
  for (let at = 0; at < 5_000; at++) say(60_000, { roll: 1 });
  expect(session.runUp!.heard.length).toBeLessThanOrEqual(1_000);
  say(69_000, { pitch: 0 });
  say(70_001, { flying: true });
  expect(heard[0]!.at).toBeGreaterThanOrEqual(60_000);
  expect(begun[0]!.state).toMatchObject({ height: 0.599 });
});

test('what happened in the air does not belong to the next flight', () => {
  const { say, happened } = vehicle();
  say(0, { armed: true, flying: true });
  say(5_000, { flying: false });
  happened.length = 0;
  say(6_000, { flying: true });
  expect(happened.map(({ kind }) => kind)).toEqual(['tookOff']);
});
