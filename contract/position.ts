import { ALTITUDE, isAltitude, isLatitude, isLongitude } from '@skyhelm/core/geo/position';
import { z } from 'zod';

type Axis = 'longitude' | 'latitude' | 'altitude';

const given = (name: Axis) =>
  z.number({ error: ({ input }) => (input === undefined || input === null || input === '' ? `${name}.required` : name) });

/** Degrees of WGS-84, as many digits as were given. */
export const longitudeField = given('longitude').refine(isLongitude, { error: 'longitude' });
export const latitudeField = given('latitude').refine(isLatitude, { error: 'latitude' });
/** Metres above sea level. */
export const altitudeField = given('altitude')
  .refine((value) => value <= ALTITUDE.max, { error: 'altitude.tooHigh', abort: true })
  .refine(isAltitude, { error: 'altitude' });
