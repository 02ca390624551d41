import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { momentField, timestamp, versionField } from './fields.ts';
import { latitudeField, longitudeField } from './position.ts';

/** Of public data that come with the product. */
export const Airport = z.object({
  id: z.string(),
  name: z.string(),
  latitude: latitudeField,
  longitude: longitudeField,
  /** Degrees from north, to the nearest ten. */
  bearing: z.number(),
  /** Metres of the longest runway. */
  length: z.number(),
  runways: z.int(),
});

export const AirportSetting = z.object({
  /** Whether flights are held to the zones around airports. */
  isOn: z.boolean(),
  version: versionField,
  /** How many airports are known. */
  count: z.int(),
});
export type AirportSetting = z.output<typeof AirportSetting>;

export const getAirportSetting = endpoint({
  method: 'GET',
  path: '/enterprise/airport/getAirportSetting',
  access: needs('noFlyZone:query'),
  kind: 'read',
  input: z.object({}),
  output: AirportSetting,
});
export const setAirportSetting = endpoint({
  method: 'POST',
  path: '/enterprise/airport/setAirportSetting',
  access: needs('noFlyZone:edit'),
  kind: 'change',
  input: z.object({ isOn: z.boolean({ error: 'choice' }), version: versionField }),
  output: z.object({ version: versionField }),
});
/**
 * What the zones around them are made from; none where they are switched off. Of a time that is past: those of then, and the spans of it in which they were switched
 * on; null where a span has no beginning or end that is known.
 */
export const getAirports = endpoint({
  method: 'GET',
  path: '/enterprise/airport/getAirports',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ from: momentField('date').optional(), until: momentField('date').optional() }),
  output: z.object({
    airports: z.array(Airport),
    spans: z.array(z.object({ from: timestamp.nullable(), until: timestamp.nullable() })),
  }),
});
