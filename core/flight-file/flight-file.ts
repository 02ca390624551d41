import { error, type Issue } from '../issue.ts';
import type { Pieces } from '../pieces.ts';
import type { RecordedEvent, RecordedSample } from '../record/recording.ts';
import type { Airframe, Autopilot } from '../vehicle/airframe.ts';

export const FLIGHT_FILE_FORMATS = ['tlog', 'bin', 'ulg'] as const;
export type FlightFileFormat = (typeof FLIGHT_FILE_FORMATS)[number];

/** A vehicle that speaks in a file. What is known of it grows while the file is read. */
export interface FoundVehicle {
  /** Of MAVLink; one where the format knows of no others. */
  system: number;
  airframe: Airframe;
  autopilot: Autopilot;
  /** Empty where the file does not tell. */
  firmware: string;
  hardwareId: string | undefined;
}

/** Who is told what stands in a file, in the order in which it happened to each vehicle. */
export interface FlightFileSink {
  sample(vehicle: FoundVehicle, sample: RecordedSample): void;
  event(vehicle: FoundVehicle, event: RecordedEvent): void;
}

export interface FlightFileReport {
  bytes: number;
  /** Bytes that were no part of a message. */
  skipped: number;
  vehicles: readonly FoundVehicle[];
  /** What whoever wanted to read the file should know; an error where there is nothing to be read in it. */
  issues: readonly Issue[];
}

export interface FlightFileReader extends Pieces {
  /** Holds once the end was told. */
  report(): FlightFileReport;
}

/** Why there is nothing to be read in a file. */
export const FLIGHT_FILE_FAULTS = {
  /** It is of another kind than its name says, or not a recording at all. */
  format: 'flightFile.format',
  empty: 'flightFile.empty',
  noVehicle: 'flightFile.noVehicle',
} as const;

/** What is to be known of a file that was read. */
export const FLIGHT_FILE_NOTES = {
  skipped: 'flightFile.skipped',
  /** The vehicle never knew what time it was. */
  undated: 'flightFile.undated',
  clockSet: 'flightFile.clockSet',
  dropouts: 'flightFile.dropouts',
  /** More vehicles fly in it than the one that was wanted. */
  others: 'flightFile.others',
  /** It is of another hardware than it was taken for. */
  otherHardware: 'flightFile.otherHardware',
  /** Somebody has that very aircraft as another device. */
  otherDevice: 'flightFile.otherDevice',
} as const;
export type FlightFileFault = (typeof FLIGHT_FILE_FAULTS)[keyof typeof FLIGHT_FILE_FAULTS];
export type FlightFileNote = (typeof FLIGHT_FILE_NOTES)[keyof typeof FLIGHT_FILE_NOTES];

export const note = (code: FlightFileNote, params?: Issue['params']): Issue => ({ ...error(code, params), severity: 'warning' });

/** By the end of its name; the content is judged by whoever reads it. */
export function flightFileFormat(name: string): FlightFileFormat | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return FLIGHT_FILE_FORMATS.find((format) => format === ending);
}
