import {
  FLIGHT_FILE_NOTES,
  note,
  type FlightFileFault,
  type FlightFileReport,
  type FoundVehicle,
} from '@skyhelm/core/flight-file/flight-file';
import type { Issue } from '@skyhelm/core/issue';
import { refuse } from '../../platform/app-error.ts';
import type { FoundFlight } from './found-flights.ts';

const REFUSALS: Record<FlightFileFault, () => never> = {
  'flightFile.format': () => refuse('flightFile.format'),
  'flightFile.empty': () => refuse('flightFile.empty'),
  'flightFile.noVehicle': () => refuse('flightFile.noVehicle'),
};

export interface ChosenFlights {
  flights: FoundFlight[];
  vehicle: FoundVehicle;
  issues: Issue[];
}

/** Which of the vehicles in a file is the device: the one with its hardware, otherwise the first that flew. What speaks against it is told. */
export function flightsOfDevice(found: readonly FoundFlight[], report: FlightFileReport, hardwareId: string | null): ChosenFlights {
  const [fault] = report.issues.filter(({ severity }) => severity === 'error');
  if (fault) REFUSALS[fault.code as FlightFileFault]();
  const same = report.vehicles.findIndex((vehicle) => hardwareId !== null && vehicle.hardwareId === hardwareId);
  const chosen = same >= 0 ? same : (found[0]?.vehicle ?? refuse('flightImport.noFlight'));
  const flights = found.filter(({ vehicle }) => vehicle === chosen);
  if (flights.length === 0) refuse('flightImport.noFlight');
  const issues = [...report.issues];
  const others = new Set(found.map(({ vehicle }) => vehicle)).size - 1;
  if (others > 0) issues.push(note(FLIGHT_FILE_NOTES.others, { vehicles: others }));
  const vehicle = report.vehicles[chosen]!;
  const { hardwareId: said } = vehicle;
  if (hardwareId !== null && said !== undefined && said !== hardwareId) issues.push(note(FLIGHT_FILE_NOTES.otherHardware));
  return { flights, vehicle, issues };
}
