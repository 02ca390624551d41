import { z } from 'zod';
import { isLatitude, isLongitude } from '../geo/position.ts';

/** Where something is, as everybody who tells a vehicle of a place has to say it. */
export const place = {
  longitude: z.number({ error: 'longitude' }).refine(isLongitude, { error: 'longitude' }),
  latitude: z.number({ error: 'latitude' }).refine(isLatitude, { error: 'latitude' }),
};
