import type { Shape } from '@skyhelm/core/airspace/shape';
import type { HeightDatum, ZoneKind } from '@skyhelm/core/airspace/zone';
import { doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';

const where = () => ({
  kind: text('kind').$type<ZoneKind>().notNull().default('noFly'),
  shape: jsonb('shape').$type<Shape>().notNull(),
  /** What floor and ceiling count from, in metres. */
  datum: text('datum').$type<HeightDatum>().notNull().default('sea'),
  floor: doublePrecision('floor'),
  ceiling: doublePrecision('ceiling'),
  activeFrom: moment('active_from'),
  validUntil: moment('valid_until').notNull(),
});

export const noFlyZone = pgTable(
  'no_fly_zone',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    ...where(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    /** When it was last changed; nothing while it is as it was put up. */
    changedAt: moment('changed_at'),
  },
  (table) => [
    unique('no_fly_zone_name_key').on(table.enterpriseId, table.nameKey),
    index('no_fly_zone_by_name').on(table.enterpriseId, table.name, table.id),
    index('no_fly_zone_by_validity').on(table.enterpriseId, table.validUntil, table.id),
    index('no_fly_zone_by_created').on(table.enterpriseId, table.createdAt, table.id),
  ],
);

/** What zones were before they were changed or deleted: a flight of that time is played with the zones of that time. */
export const formerZone = pgTable(
  'former_zone',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    ...where(),
    heldFrom: moment('held_from').notNull(),
    heldUntil: moment('held_until').notNull(),
  },
  (table) => [index('former_zone_by_time').on(table.enterpriseId, table.heldUntil)],
);
