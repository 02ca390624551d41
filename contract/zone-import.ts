import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { FoundIssue } from './flown-route.ts';
import { zoneValidity } from './no-fly-zone.ts';

/** What is wrong with one area of the file; the refusal carries the first of them as its data. */
export const ZoneFault = z.object({
  /** Which of the file's areas, counted from 1. */
  number: z.int(),
  name: z.string(),
  mes: z.string(),
});
export type ZoneFault = z.output<typeof ZoneFault>;

/** KML, GeoJSON or ED-269. All of its areas become zones, or none does. */
export const importNoFlyZones = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/importNoFlyZones',
  access: needs('noFlyZone:add'),
  kind: 'change',
  wire: 'upload',
  tooLarge: 'zoneImport.tooLarge',
  input: z.object({
    /** For the areas of which the file does not say it. */
    validUntil: zoneValidity,
  }),
  output: z.object({
    added: z.int(),
    /** What has no inside, or forbids nothing. */
    skipped: z.int(),
    /** Where the file was not clear and rather more was closed than may have been meant. */
    issues: z.array(FoundIssue),
  }),
});
