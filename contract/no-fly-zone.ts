import { ShapeField } from '@skyhelm/core/airspace/shape-field';
import { HEIGHT_DATUMS, RESTRICTED_LIMIT_M, ZONE_KINDS } from '@skyhelm/core/airspace/zone';
import { ALTITUDE, isAltitude } from '@skyhelm/core/geo/position';
import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { momentField, nameField, optionalText, requiredText, timestamp, versionField } from './fields.ts';
import { NoFlyZoneId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { ZONES_AT_ONCE } from './zone-import-facts.ts';

const heightField = z
  .number({ error: 'altitude' })
  .refine((value) => value <= ALTITUDE.max, { error: 'altitude.tooHigh', abort: true })
  .refine(isAltitude, { error: 'altitude' })
  .nullable()
  .default(null);

export const zoneValidity = momentField('zone.validity');

const fields = z.object({
  name: nameField,
  description: requiredText(500, 'zone.description'),
  /** A restricted zone is closed above its floor, which is the limit to stay below, above the ground. */
  kind: z.enum(ZONE_KINDS, { error: 'choice' }).default('noFly'),
  shape: ShapeField,
  /** What the limits count from. */
  datum: z.enum(HEIGHT_DATUMS, { error: 'choice' }).default('sea'),
  /** Metres; null for from the ground, and for without limit. */
  floor: heightField,
  ceiling: heightField,
  /** Null for at once. */
  activeFrom: momentField('date').nullable().default(null),
  validUntil: zoneValidity,
});
export type NoFlyZoneForm = z.output<typeof fields>;

/** Any limit from the ground up, to the highest that there is. */
const isLimit = ({ floor, ceiling, datum }: NoFlyZoneForm): boolean =>
  floor !== null && floor >= RESTRICTED_LIMIT_M.min && floor <= RESTRICTED_LIMIT_M.max && ceiling === null && datum === 'ground';

/** What only makes sense together. */
const sound = <T extends z.ZodType<NoFlyZoneForm>>(form: T) =>
  form
    .refine((zone) => zone.kind !== 'restricted' || isLimit(zone), { error: `zone.limit|max=${RESTRICTED_LIMIT_M.max}`, path: ['floor'] })
    .refine(({ floor, ceiling }) => floor === null || ceiling === null || floor < ceiling, { error: 'zone.ceiling', path: ['ceiling'] })
    .refine(({ activeFrom, validUntil }) => activeFrom === null || Date.parse(activeFrom) < Date.parse(validUntil), {
      error: 'zone.order',
      path: ['validUntil'],
    });

export const ZONE_STATUSES = ['valid', 'invalid'] as const;

export const NoFlyZone = fields.extend({
  id: NoFlyZoneId,
  version: versionField,
  /** Valid until its time is over; before its activation too. */
  status: z.enum(ZONE_STATUSES),
  createdAt: timestamp,
});
export type NoFlyZone = z.output<typeof NoFlyZone>;

export const AirspaceZone = NoFlyZone.pick({
  id: true,
  name: true,
  kind: true,
  shape: true,
  floor: true,
  ceiling: true,
  datum: true,
  activeFrom: true,
  validUntil: true,
});
export type AirspaceZone = z.output<typeof AirspaceZone>;

export const getNoFlyZones = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/getNoFlyZones',
  access: needs('noFlyZone:query'),
  kind: 'read',
  input: pageQuery(['name', 'validUntil', 'createdAt']).extend({
    /** Part of a name or description. */
    keyword: optionalText(50),
    status: z.enum(ZONE_STATUSES, { error: 'choice' }).optional(),
  }),
  output: longPageOf(NoFlyZone),
});
/**
 * All that are not over yet, for whoever sees aircraft: who may not look after zones has to keep out of them too. Of a time that is past: all that were in force
 * in it, each as it was then and for as long as it was so, also those that were changed or deleted since.
 */
export const getAirspace = endpoint({
  method: 'GET',
  path: '/enterprise/noFlyZone/getAirspace',
  access: needs('device:query'),
  kind: 'read',
  input: z.object({ from: momentField('date').optional(), until: momentField('date').optional() }),
  output: z.array(AirspaceZone),
});
export const addNoFlyZone = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/addNoFlyZone',
  access: needs('noFlyZone:add'),
  kind: 'change',
  grows: true,
  input: sound(fields),
  output: z.object({ id: NoFlyZoneId }),
});
export const setNoFlyZone = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/setNoFlyZone',
  access: needs('noFlyZone:edit'),
  kind: 'change',
  grows: 'ifLonger',
  input: sound(fields.extend({ id: NoFlyZoneId, version: versionField })),
  output: z.object({ version: versionField }),
});
export const deleteNoFlyZone = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/deleteNoFlyZone',
  access: needs('noFlyZone:delete'),
  kind: 'change',
  input: z.object({ id: NoFlyZoneId }),
  output: z.null(),
});
/** All of them or none, and what is planned is looked at again once. */
export const deleteNoFlyZones = endpoint({
  method: 'POST',
  path: '/enterprise/noFlyZone/deleteNoFlyZones',
  access: needs('noFlyZone:delete'),
  kind: 'change',
  input: z.object({ ids: z.array(NoFlyZoneId).min(1, { error: 'required' }).max(ZONES_AT_ONCE) }),
  output: z.null(),
});
