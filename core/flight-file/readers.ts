import { dataflashReader } from './dataflash/reader.ts';
import type { FlightFileFormat, FlightFileReader, FlightFileSink } from './flight-file.ts';
import { tlogFlightReader } from './tlog-reader.ts';
import { ulogReader } from './ulog/reader.ts';

const READERS: Record<FlightFileFormat, (sink: FlightFileSink, beganAt: number) => FlightFileReader> = {
  tlog: tlogFlightReader,
  bin: dataflashReader,
  ulg: ulogReader,
};

/** `beganAt` is when the recording begins if it does not tell itself. */
export const flightFileReader = (format: FlightFileFormat, sink: FlightFileSink, beganAt: number): FlightFileReader =>
  READERS[format](sink, beganAt);
