import { error, type Issue } from '../issue.ts';
import { FLIGHT_FILE_FAULTS as FAULTS, FLIGHT_FILE_NOTES as NOTES, note, type FlightFileReport, type FoundVehicle } from './flight-file.ts';

/** What a reader of any format has counted when it came to the end. */
export interface Reading {
  bytes: number;
  skipped: number;
  vehicles: readonly FoundVehicle[];
  /** Nothing in it looked like the format. */
  isForeign: boolean;
  isUndated: boolean;
  leaps: number;
  /** Milliseconds that the vehicle itself says are missing. */
  dropoutMs: number;
}

export function reportOf(reading: Reading): FlightFileReport {
  const { bytes, skipped, vehicles } = reading;
  return { bytes, skipped, vehicles, issues: issuesOf(reading) };
}

function issuesOf({ bytes, skipped, vehicles, isForeign, isUndated, leaps, dropoutMs }: Reading): Issue[] {
  if (bytes === 0) return [error(FAULTS.empty)];
  if (isForeign) return [error(FAULTS.format)];
  if (vehicles.length === 0) return [error(FAULTS.noVehicle)];
  const issues: Issue[] = [];
  if (skipped > 0) issues.push(note(NOTES.skipped, { bytes: skipped }));
  if (isUndated) issues.push(note(NOTES.undated));
  if (leaps > 0) issues.push(note(NOTES.clockSet, { times: leaps }));
  if (dropoutMs >= 1000) issues.push(note(NOTES.dropouts, { seconds: Math.round(dropoutMs / 1000) }));
  return issues;
}
