import { expect, test } from 'vitest';
import { CopterMode } from '../../mavlink/named-numbers.generated.ts';
import type { RecordedSample } from '../../record/recording.ts';
import { tableOf } from '../../record/sample-table.ts';
import { summaryOf } from '../../record/summary.ts';
import { modeNumber, type FlightMode } from '../../vehicle/flight-mode.ts';
import { modeFamilyNumber } from '../../vehicle/native-mode.ts';
import { phaseNumber, type Phase } from '../../vehicle/phase.ts';
import { ALL_FIELDS, factsOf, type StateField, type VehicleState } from '../../vehicle/state.ts';
import { flightsIn } from '../flights.ts';
import { flightFileReader } from '../readers.ts';
import { MADE_UP_AT, madeUpFlight } from '../testing/made-up-flight.ts';
import { tlogFile } from '../testing/tlog-file.ts';

/** What it is like to hear an aircraft from here, and what it carries: MAVLink has no word of the aircraft for it. */
const OURS: readonly StateField[] = ['linkLoss', 'linkRate', 'linkCount', 'gimbalCount', 'cameraCount', 'pausedIn'];

const REST: VehicleState = {
  ...{ clearance: 48.3, airSpeed: 6.25, throttle: 43, horizontalAccuracy: 0.8, batteryTime: 900, batteryTemperature: 31.5 },
  ...{ windSpeed: 4.5, windDirection: 275, missionItem: 3, missionCount: 12, waypointDistance: 88, readyToArm: true },
  ...{ sensorsPresent: 0x1000_0003, sensorsEnabled: 3, sensorsHealthy: 0x1000_0003, processorLoad: 21.5, estimatorError: 0.375 },
  ...{ radioSignal: 180, radioNoise: 40, modeFamily: modeFamilyNumber('arducopter') },
  ...{ cellVoltage: 3.812, chargeState: 1, batteryChemistry: 1 },
};

/** Guided up, along a route, back, and down within its return: the modes in which a copter takes off and lands are not its own. */
const LEGS: readonly [fromTick: number, mode: FlightMode, phase: Phase, nativeMode: number, flying: boolean][] = [
  [0, 'pointing', 'notFlying', CopterMode.GUIDED, false],
  [33, 'takeOff', 'inProgress', CopterMode.GUIDED, true],
  [127, 'route', 'flyingToWaypoint', CopterMode.AUTO, true],
  [402, 'return', 'inProgress', CopterMode.RTL, true],
  [488, 'land', 'inProgress', CopterMode.RTL, true],
  [576, 'return', 'completed', CopterMode.RTL, false],
];

const flown: RecordedSample[] = madeUpFlight(60)
  .samples.slice(0, 577)
  .map(({ at, state }, tick) => {
    const [, mode, phase, nativeMode, flying] = LEGS.findLast(([from]) => tick >= from)!;
    return { at, state: { ...state, ...REST, mode: modeNumber(mode), phase: phaseNumber(mode, phase)!, nativeMode, flying } };
  });

function readAgain() {
  const flights: { takeOffAt: number; landedAt: number; samples: RecordedSample[] }[] = [];
  let samples: RecordedSample[] = [];
  const found = flightsIn({
    began: () => void (samples = []),
    sample: (_, sample) => void samples.push(sample),
    event() {},
    ended: ({ takeOffAt }, landedAt) => void flights.push({ takeOffAt, landedAt, samples }),
  });
  const reader = flightFileReader('tlog', found, 0);
  reader.take(tlogFile(flown));
  reader.end();
  found.end();
  return flights;
}

test('a record that goes out as .tlog and comes back is the same: when it flew, in which modes, and what it came to', () => {
  const [flight, ...others] = readAgain();
  expect(others).toEqual([]);
  expect(flight).toMatchObject({ takeOffAt: MADE_UP_AT + 3_300, landedAt: MADE_UP_AT + 57_600 });
  const { modes, samples, ...figures } = summaryOf(tableOf(flight!.samples));
  const { modes: flownModes, samples: flownSamples, ...flownFigures } = summaryOf(tableOf(flown));
  expect(Math.abs(samples - flownSamples)).toBeLessThanOrEqual(2);
  expect(Object.keys(modes).sort()).toEqual(Object.keys(flownModes).sort());
  for (const mode of Object.keys(flownModes) as FlightMode[]) expect(modes[mode], mode).toBeCloseTo(flownModes[mode]!, 0);
  for (const [name, value] of Object.entries(flownFigures)) expect(figures[name as keyof typeof figures], name).toBeCloseTo(value!, 1);
});

test('every field that an aircraft tells of itself is there again, sample for sample', () => {
  const [{ samples }] = readAgain() as [ReturnType<typeof readAgain>[number]];
  const flownAt = (at: number) => flown.find((sample) => sample.at === at)!.state;
  const at = MADE_UP_AT + 30_000;
  const after = samples.find((sample) => sample.at === at)!.state;
  // A sample is taken with the first message of its moment: what the others tell is that of the moment before.
  const near = [flownAt(at), flownAt(at - 100)];
  for (const name of ALL_FIELDS.filter((field) => !OURS.includes(field))) {
    const off = near.map((state) => Math.abs(Number(after[name]) - Number(state[name])));
    expect(Math.min(...off), name).toBeLessThanOrEqual(factsOf(name).step * 1.01);
  }
});

test('what a message has no room for is left out, not told as another number', () => {
  const high = flown.map(({ at, state }) => ({ at, state: { ...state, batteryVoltage: 400, batteryCurrent: 900, clearance: 2_000 } }));
  const heard: VehicleState[] = [];
  const reader = flightFileReader('tlog', { sample: (_, { state }) => void heard.push(state), event() {} }, 0);
  reader.take(tlogFile(high));
  reader.end();
  for (const name of ['batteryVoltage', 'batteryCurrent', 'clearance'] as const) expect(heard.at(-1)![name], name).toBeUndefined();
});
