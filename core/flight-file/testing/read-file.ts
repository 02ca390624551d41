import type { RecordedEvent, RecordedSample } from '../../record/recording.ts';
import type { FlightFileFormat, FlightFileReport } from '../flight-file.ts';
import { flightFileReader } from '../readers.ts';

export interface WasRead {
  samples: RecordedSample[];
  events: RecordedEvent[];
  report: FlightFileReport;
}

/** Handed over in pieces of that size, as it comes from a disk. */
export function readFile(format: FlightFileFormat, bytes: Uint8Array, size = 65_536, beganAt = 0): WasRead {
  const samples: RecordedSample[] = [];
  const events: RecordedEvent[] = [];
  const reader = flightFileReader(
    format,
    { sample: (_, sample) => samples.push(sample), event: (_, event) => events.push(event) },
    beganAt,
  );
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size));
  reader.end();
  return { samples, events, report: reader.report() };
}
