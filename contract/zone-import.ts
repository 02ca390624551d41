import { HEIGHT_DATUMS, ZONE_KINDS } from '@skyhelm/core/airspace/zone';
import { FILE_RESTRICTIONS, ZONE_REMARKS } from '@skyhelm/core/airspace/zone-file/zone-file';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { FoundIssue } from './flown-route.ts';
import { zoneValidity } from './no-fly-zone.ts';
import { ZONE_FILE_MAX_BYTES } from './zone-import-facts.ts';

/** Why one area of the file is no new zone. */
export const ZoneFault = z.object({
  /** Which of the file's areas, counted from 1. */
  number: z.int(),
  name: z.string(),
  mes: z.string(),
});
export type ZoneFault = z.output<typeof ZoneFault>;

/** What an area of the file becomes. */
export const FoundZone = z.object({
  number: ZoneFault.shape.number,
  name: z.string(),
  /** Otherwise it is there by its name, and would be replaced. */
  isNew: z.boolean(),
  kind: z.enum(ZONE_KINDS),
  floor: z.number().nullable(),
  ceiling: z.number().nullable(),
  datum: z.enum(HEIGHT_DATUMS),
  activeFrom: timestamp.nullable(),
  validUntil: timestamp,
  /** What is to be looked at in it. */
  remarks: z.array(z.enum(ZONE_REMARKS)),
});
export type FoundZone = z.output<typeof FoundZone>;

const upload = {
  method: 'POST',
  access: needs('noFlyZone:add'),
  wire: 'upload',
  tooLarge: 'zoneImport.tooLarge',
  maxBytes: ZONE_FILE_MAX_BYTES,
} as const;

/** For the areas of which the file does not say it. */
const validUntil = zoneValidity;

/** What of a file becomes no zone, and why. */
const account = {
  /** There already, just like this. */
  known: z.int(),
  /** There already by its name, with another area, other heights or other times. */
  changed: z.int(),
  /** Against the rules of zones. */
  faulty: z.int(),
  /** The first of those that are changed or faulty. */
  leftOut: z.array(ZoneFault),
  /** Points, lines and whatever else has no inside. */
  shapeless: z.int(),
  /** What forbids nothing. */
  open: z.int(),
  /** Where the file is not clear and rather more is closed than may have been meant. */
  issues: z.array(FoundIssue),
};

/** What importing a file would add, and what not: KML, GeoJSON or ED-269. Nothing is saved. */
export const readZoneFile = endpoint({
  ...upload,
  path: '/enterprise/noFlyZone/readZoneFile',
  kind: 'read',
  input: z.object({ validUntil }),
  output: z.object({
    fresh: z.int(),
    /** What the file says of those that are new; all of them are closed here. */
    kinds: z.array(z.object({ kind: z.enum(FILE_RESTRICTIONS), count: z.int() })),
    /** The first of those that are new or changed. */
    zones: z.array(FoundZone),
    ...account,
  }),
});

/** All of its areas become zones, or none does; a refusal carries the first that are wrong as its data. */
export const importNoFlyZones = endpoint({
  ...upload,
  path: '/enterprise/noFlyZone/importNoFlyZones',
  kind: 'change',
  grows: true,
  input: z.object({
    validUntil,
    /** Takes all that are new and without a fault, at once, and leaves out the rest. */
    isPartial: z.boolean({ error: 'choice' }).default(false),
    /** Those that are there under the same name become what the file says of them, for whoever may edit zones. */
    isReplacing: z.boolean({ error: 'choice' }).default(false),
  }),
  output: z.object({
    added: z.int(),
    replaced: z.int(),
    /** What has no inside, or forbids nothing. */
    skipped: z.int(),
    ...account,
  }),
});
