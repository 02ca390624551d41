import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { glanceAt, isBeingRecorded, storedGlance } from './flight-chunks.ts';
import { trackOf } from './track.ts';

type Reading = Parameters<typeof glanceAt>[0];

/** The whole flight by so many moments, of whoever is known to be seen. */
export const trackAtAGlance = async (reading: Reading, id: FlightRecordId, points: number) => trackOf(await glanceAt(reading, id), points);

/** The same of one whose record is known: only of one that is being recorded the recorder is asked for the rest. */
export async function trackOfRecord({ now, ...reading }: Reading & { now: Date }, record: FlightRecord, points: number) {
  const glance = isBeingRecorded(record, now) ? glanceAt : storedGlance;
  return trackOf(await glance(reading, record.id), points);
}
