import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { readerZoneField, timestamp } from './fields.ts';
import { DeviceId } from './ids.ts';

export const LIFE_DAYS = 365;

export const LifeStatistics = z.object({
  name: z.string(),
  sn: z.string(),
  total: z.object({ flights: z.int(), seconds: z.number(), metres: z.number(), lastFlightAt: timestamp.nullable() }),
  /** The last year, day by day of the reader's calendar, today last; a flight belongs to the day it took off. */
  days: z.array(z.object({ day: z.iso.date(), flights: z.int(), seconds: z.number(), metres: z.number() })),
});
export type LifeStatistics = z.output<typeof LifeStatistics>;

export const getLifeStatistics = endpoint({
  method: 'GET',
  path: '/enterprise/device/getLifeStatistics',
  access: needs('device:details'),
  kind: 'read',
  input: z.object({ id: DeviceId, timeZone: readerZoneField }),
  output: LifeStatistics,
});
