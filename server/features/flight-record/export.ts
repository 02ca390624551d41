import { Readable } from 'node:stream';
import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { WrittenFlight } from '@skyhelm/core/flight-file/write/flight-writer';
import { flightWriter } from '@skyhelm/core/flight-file/write/writers';
import type { RecordedEvent } from '@skyhelm/core/record/recording';
import { sampleAt, type SampleTable } from '@skyhelm/core/record/sample-table';
import type { ExportFormat } from '@skyhelm/core/record/source';
import { zoneClock } from '@skyhelm/core/zone-clock';
import type { FileAnswer } from '../../platform/http/context.ts';

const MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml',
  gpx: 'application/gpx+xml',
  tlog: 'application/octet-stream',
};

interface Contents {
  /** What flew. */
  make: Pick<WrittenFlight, 'airframe' | 'autopilot'>;
  tables: AsyncIterable<SampleTable>;
  events: readonly RecordedEvent[];
}

/** Made while it is sent: however long a flight was, two minutes of it are in memory. */
export function exportOf(flight: FlightRecord, format: ExportFormat, { make, tables, events }: Contents, timeZone: string): FileAnswer {
  const { deviceName: name, takeOffAt } = flight;
  const writer = flightWriter(format, {
    name,
    takeOffAt: Date.parse(takeOffAt),
    ...make,
    timeZone,
  });
  async function* pieces() {
    let told = 0;
    yield Buffer.from(writer.begin());
    for await (const table of tables) {
      const until = table.times.at(-1)!;
      const from = told;
      while (told < events.length && events[told]!.at <= until) told++;
      const samples = Array.from(table.times, (_, row) => sampleAt(table, row));
      yield Buffer.from(writer.add(samples, events.slice(from, told)) as Uint8Array);
    }
    // An aircraft may go on speaking after the last of its samples.
    yield Buffer.from(writer.add([], events.slice(told)) as Uint8Array);
    yield Buffer.from(writer.end());
  }
  const day = zoneClock(timeZone).shown(new Date(takeOffAt)).toISOString().slice(0, 16).replace('T', ' ').replace(':', '-');
  return { name: `${name} ${day}.${format}`, mediaType: MEDIA_TYPES[format], body: Readable.from(pieces()), disposition: 'attachment' };
}
