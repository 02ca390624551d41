import { FLIGHTS_OF_A_FILE_MAX } from '@skyhelm/contract/flight-import-facts';
import type { FlightFileFormat, FlightFileReport } from '@skyhelm/core/flight-file/flight-file';
import { flightsIn, type FileFlight } from '@skyhelm/core/flight-file/flights';
import { flightFileReader } from '@skyhelm/core/flight-file/readers';
import { CHUNK_MS, pack, type PackedStretch } from '@skyhelm/core/record/pack';
import type { RecordedEvent, RecordedSample } from '@skyhelm/core/record/recording';
import { tableOf } from '@skyhelm/core/record/sample-table';

/** Of the whole file: a vehicle that never stops talking must not fill the disk. */
const EVENTS_MAX = 100_000;

export interface FoundFlight {
  /** Its place among the vehicles of the report. */
  vehicle: number;
  takeOffAt: number;
  landedAt: number;
  metres: number;
  stretches: PackedStretch[];
  events: RecordedEvent[];
}

export interface FlightFinder {
  /** Flights that came to their end in this piece. */
  take(bytes: Uint8Array): FoundFlight[];
  end(): { flights: FoundFlight[]; report: FlightFileReport; isTooMany: boolean };
}

type Gathered = Pick<FoundFlight, 'stretches' | 'events'> & { samples: RecordedSample[] };

/** Reads a file piece by piece; of a flight that lasts, what is packed and one stretch of samples are in memory. */
export function flightFinder(format: FlightFileFormat, beganAt: number): FlightFinder {
  const open = new Map<FileFlight, Gathered>();
  const ended: [FileFlight, FoundFlight][] = [];
  let [count, eventCount, isTooMany] = [0, 0, false];

  const packed = (samples: readonly RecordedSample[]): PackedStretch[] => [...pack(tableOf(samples))];

  const flights = flightsIn({
    began(flight) {
      if (++count > FLIGHTS_OF_A_FILE_MAX) isTooMany = true;
      else open.set(flight, { samples: [], stretches: [], events: [] });
    },
    sample(flight, sample) {
      const gathered = open.get(flight);
      if (!gathered) return;
      const [first] = gathered.samples;
      if (first && sample.at - first.at >= CHUNK_MS) {
        gathered.stretches.push(...packed(gathered.samples));
        gathered.samples = [];
      }
      gathered.samples.push(sample);
    },
    event(flight, event) {
      const events = open.get(flight)?.events;
      if (events && eventCount++ < EVENTS_MAX) events.push(event);
    },
    ended(flight, landedAt, metres) {
      const gathered = open.get(flight);
      open.delete(flight);
      if (!gathered) return;
      const { samples, stretches, events } = gathered;
      const whole = [...stretches, ...packed(samples)];
      ended.push([flight, { vehicle: 0, takeOffAt: flight.takeOffAt, landedAt, metres, stretches: whole, events }]);
    },
  });
  const reader = flightFileReader(format, flights, beganAt);

  /** Vehicles are numbered as the report will number them: in the order in which the file made them known. */
  const takeEnded = (): FoundFlight[] => {
    const { vehicles: known } = reader.report();
    return ended.splice(0).map(([{ vehicle }, flight]) => ({ ...flight, vehicle: known.indexOf(vehicle) }));
  };

  return {
    take(bytes) {
      reader.take(bytes);
      return takeEnded();
    },
    end() {
      reader.end();
      flights.end();
      return { flights: takeEnded(), report: reader.report(), isTooMany };
    },
  };
}
