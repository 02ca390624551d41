import type { FlightRecordId } from '@skyhelm/contract/ids';
import { glanceAt } from './flight-chunks.ts';
import { trackOf } from './track.ts';

/** The whole flight by so many moments, of whoever is known to be seen. */
export const trackAtAGlance = async (reading: Parameters<typeof glanceAt>[0], id: FlightRecordId, points: number) =>
  trackOf(await glanceAt(reading, id), points);
