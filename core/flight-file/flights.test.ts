import { expect, test } from 'vitest';
import type { FoundVehicle } from './flight-file.ts';
import { flightsIn } from './flights.ts';
import { flightFileReader } from './readers.ts';
import { dataflashFile } from './testing/dataflash-file.ts';
import { MADE_UP_AT, madeUpFlight } from './testing/made-up-flight.ts';

const vehicle: FoundVehicle = { system: 1, airframe: 'multirotor', autopilot: 'px4', firmware: '', hardwareId: undefined };
const other = { ...vehicle, system: 2 };

function cut() {
  const told: string[] = [];
  const flights = flightsIn({
    began: ({ number, vehicle: { system }, takeOffAt }) => told.push(`${number} of ${system} began at ${takeOffAt}`),
    sample: ({ number }, { at }) => told.push(`${number} at ${at}`),
    event: ({ number }, { event }) => told.push(`${number} ${event.kind}`),
    ended: ({ number }, landedAt, metres) => told.push(`${number} ended at ${landedAt} after ${Math.round(metres)} m`),
  });
  return { told, flights };
}

test('a flight is what lies between take-off and landing, each vehicle for itself', () => {
  const { told, flights } = cut();
  flights.sample(vehicle, { at: 0, state: { flying: false } });
  flights.event(vehicle, { at: 50, event: { kind: 'armed' } });
  flights.sample(vehicle, { at: 100, state: { flying: true, latitude: 0, longitude: 0 } });
  flights.sample(other, { at: 100, state: { flying: true } });
  flights.event(vehicle, { at: 150, event: { kind: 'rebooted' } });
  flights.sample(vehicle, { at: 200, state: { latitude: 0.0001, longitude: 0 } });
  flights.sample(vehicle, { at: 300, state: { flying: false } });
  flights.sample(vehicle, { at: 400, state: { flying: false } });
  flights.end();
  expect(told).toEqual([
    '0 of 1 began at 100',
    '0 armed',
    '0 tookOff',
    '0 at 100',
    '1 of 2 began at 100',
    '1 at 100',
    '0 rebooted',
    '0 at 200',
    '0 at 300',
    '0 landed',
    '0 ended at 300 after 11 m',
    '1 landed',
    '1 ended at 100 after 0 m',
  ]);
});

test('the record of a flight begins ten seconds before take-off, if its motors ran so long, as that of one heard live', () => {
  const { told, flights } = cut();
  const ground = (at: number, armed: boolean) => flights.sample(vehicle, { at, state: { flying: false, armed } });
  ground(10_000, true);
  ground(11_000, false);
  flights.event(vehicle, { at: 19_000, event: { kind: 'disarmed' } });
  flights.event(vehicle, { at: 21_000, event: { kind: 'armed' } });
  for (let at = 15_000; at < 30_000; at += 2_500) ground(at, true);
  flights.sample(vehicle, { at: 30_000, state: { flying: true, armed: true } });
  ground(31_000, true);
  flights.sample(vehicle, { at: 32_000, state: { flying: true, armed: true } });
  flights.end();
  expect(told.filter((line) => !/landed|ended/.test(line))).toEqual([
    '0 of 1 began at 30000',
    '0 at 20000',
    '0 at 22500',
    '0 at 25000',
    '0 at 27500',
    '0 armed',
    '0 tookOff',
    '0 at 30000',
    '0 at 31000',
    '1 of 1 began at 32000',
    '1 tookOff',
    '1 at 32000',
  ]);
});

test('a clock that was set and a long silence end a flight; samples of one moment are told apart', () => {
  const { told, flights } = cut();
  for (const at of [1_000, 1_000, 5_000, 2_000, 2_100, 700_000_000]) flights.sample(vehicle, { at, state: { flying: true } });
  flights.end();
  expect(told.filter((line) => /began|ended|at \d+$/.test(line))).toEqual([
    '0 of 1 began at 1000',
    '0 at 1000',
    '0 at 1001',
    '0 at 5000',
    '0 ended at 5000 after 0 m',
    '1 of 1 began at 2000',
    '1 at 2000',
    '1 at 2100',
    '1 ended at 2100 after 0 m',
    '2 of 1 began at 700000000',
    '2 at 700000000',
    '2 ended at 700000000 after 0 m',
  ]);
});

test('one flight is found in the log of one', () => {
  const { told, flights } = cut();
  const reader = flightFileReader('bin', flights, 0);
  reader.take(dataflashFile(madeUpFlight(30).samples));
  reader.end();
  flights.end();
  expect(told.filter((line) => /began|ended/.test(line))).toEqual([
    `0 of 1 began at ${MADE_UP_AT + 2_000}`,
    expect.stringMatching(new RegExp(`^0 ended at ${MADE_UP_AT + 28_000} after 2\\d\\d m$`)),
  ]);
});
