import { z } from 'zod';
import { endpoint, signedInOrKey } from './endpoint.ts';
import { requiredText } from './fields.ts';
import { latitudeField, longitudeField } from './position.ts';

export const PLACES_FOUND_MAX = 20;

/** A place that has a name, or a position that was typed with the place it lies at. */
export const FoundPlace = z.object({
  /** In the reader's language. */
  address: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  /** Metres above sea level, roughly; null where no place is near enough to know. */
  altitude: z.number().nullable(),
  /** How far away the place is that the address names; 0 where it is that place. */
  metres: z.number(),
});
export type FoundPlace = z.output<typeof FoundPlace>;

/** By name, address or pinyin, or by coordinates as people copy them. Nothing is asked of anybody outside: the table of places is built in. */
export const findPlaces = endpoint({
  method: 'GET',
  path: '/place/findPlaces',
  access: signedInOrKey,
  kind: 'read',
  input: z.object({ keyword: requiredText(200, 'address.required') }),
  /** The best first; none where the address could not be found. */
  output: z.object({ rows: z.array(FoundPlace).max(PLACES_FOUND_MAX) }),
});
export const getNearestPlace = endpoint({
  method: 'GET',
  path: '/place/getNearestPlace',
  access: signedInOrKey,
  kind: 'read',
  input: z.object({ latitude: latitudeField, longitude: longitudeField }),
  output: FoundPlace,
});
