import type { ExportFormat } from '../../record/source.ts';
import { csvWriter } from './csv.ts';
import type { FlightWriter, WrittenFlight } from './flight-writer.ts';
import { gpxWriter } from './gpx.ts';
import { kmlWriter } from './kml.ts';
import { tlogWriter } from './tlog.ts';

const WRITERS: Record<ExportFormat, (flight: WrittenFlight) => FlightWriter> = {
  csv: csvWriter,
  kml: kmlWriter,
  gpx: gpxWriter,
  tlog: tlogWriter,
};

export const flightWriter = (format: ExportFormat, flight: WrittenFlight): FlightWriter => WRITERS[format](flight);
