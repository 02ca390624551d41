import { ROUTE_WAYPOINTS } from '@skyhelm/core/plan/route-limits';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { HeightFileId } from './ids.ts';
import { latitudeField, longitudeField } from './position.ts';
import { HEIGHT_FILE_MAX_BYTES } from './terrain-facts.ts';

/** Heights of the ground that somebody has loaded. */
export const HeightFile = z.object({
  id: HeightFileId,
  name: z.string(),
  /** Degrees. */
  north: z.number(),
  south: z.number(),
  west: z.number(),
  east: z.number(),
  /** Metres from one height to the next. */
  spacing: z.number(),
  /** Metres above the sea. */
  lowest: z.number(),
  highest: z.number(),
  createdAt: timestamp,
});
export type HeightFile = z.output<typeof HeightFile>;

export const getHeightFiles = endpoint({
  method: 'GET',
  path: '/enterprise/terrain/getHeightFiles',
  access: needs('route:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(HeightFile),
});

/** `.hgt` of the shuttle mission, or a GeoTIFF in degrees. One of the same name is replaced. */
export const addHeightFile = endpoint({
  method: 'POST',
  path: '/enterprise/terrain/addHeightFile',
  access: needs('route:terrain'),
  kind: 'change',
  grows: true,
  wire: 'upload',
  tooLarge: 'heightFile.tooLarge',
  maxBytes: HEIGHT_FILE_MAX_BYTES,
  input: z.object({}),
  output: z.object({ id: HeightFileId }),
});

export const deleteHeightFile = endpoint({
  method: 'POST',
  path: '/enterprise/terrain/deleteHeightFile',
  access: needs('route:terrain'),
  kind: 'change',
  input: z.object({ id: HeightFileId }),
  output: z.null(),
});

/** Along each leg of a line, in even steps from its beginning to its end. */
export const getHeights = endpoint({
  method: 'POST',
  path: '/enterprise/terrain/getHeights',
  access: needs('route:query'),
  kind: 'read',
  input: z.object({
    line: z
      .array(z.object({ longitude: longitudeField, latitude: latitudeField }))
      .min(2)
      .max(ROUTE_WAYPOINTS.max),
  }),
  output: z.object({
    /** Metres above the sea; null where nobody knows. */
    legs: z.array(z.array(z.number().nullable())),
  }),
});
