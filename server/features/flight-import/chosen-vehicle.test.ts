import type { FlightFileReport, FoundVehicle } from '@skyhelm/core/flight-file/flight-file';
import { expect, test } from 'vitest';
import { flightsOfDevice } from './chosen-vehicle.ts';
import type { FoundFlight } from './found-flights.ts';

const [OURS, THEIRS] = [`mavlink:${'1'.repeat(36)}`, `mavlink:${'2'.repeat(36)}`];
const vehicle = (system: number, hardwareId?: string): FoundVehicle => ({
  system,
  airframe: 'multirotor',
  autopilot: 'px4',
  firmware: '',
  hardwareId,
});
const report = (...vehicles: FoundVehicle[]): FlightFileReport => ({ bytes: 1, skipped: 0, vehicles, issues: [] });
const flight = (of: number, takeOffAt: number): FoundFlight => ({
  vehicle: of,
  takeOffAt,
  landedAt: takeOffAt + 1,
  metres: 0,
  stretches: [],
  events: [],
});
const chosen = (found: FoundFlight[], of: FlightFileReport, hardwareId: string | null) => {
  const { flights, issues } = flightsOfDevice(found, of, hardwareId);
  return [flights.map(({ takeOffAt }) => takeOffAt), issues.map(({ code }) => code)];
};

test('of several aircraft the one with the hardware of the device is taken', () => {
  const found = [flight(0, 1), flight(1, 2), flight(0, 3)];
  expect(chosen(found, report(vehicle(1, THEIRS), vehicle(2, OURS)), OURS)).toEqual([[2], ['flightFile.others']]);
});

test('where nobody knows, the first that flew is taken; another hardware is told of', () => {
  expect(chosen([flight(1, 2)], report(vehicle(1), vehicle(2)), OURS)).toEqual([[2], []]);
  expect(chosen([flight(0, 2)], report(vehicle(1, THEIRS)), OURS)).toEqual([[2], ['flightFile.otherHardware']]);
  expect(chosen([flight(0, 2)], report(vehicle(1, THEIRS)), null)).toEqual([[2], []]);
});

test('a device that is in the file and did not fly has no flight, whoever else flew', () => {
  expect(() => chosen([flight(0, 1)], report(vehicle(1, THEIRS), vehicle(2, OURS)), OURS)).toThrow(
    expect.objectContaining({ code: 'flightImport.noFlight' }),
  );
});
