import type { Shape } from '@skyhelm/core/airspace/shape';
import type { HeightDatum, ZoneKind } from '@skyhelm/core/airspace/zone';
import { doublePrecision, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/db/columns.ts';
import { enterpriseId } from '../enterprise/enterprise.table.ts';

export const noFlyZone = pgTable(
  'no_fly_zone',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<ZoneKind>().notNull().default('noFly'),
    shape: jsonb('shape').$type<Shape>().notNull(),
    /** What floor and ceiling count from, in metres. */
    datum: text('datum').$type<HeightDatum>().notNull().default('sea'),
    floor: doublePrecision('floor'),
    ceiling: doublePrecision('ceiling'),
    activeFrom: moment('active_from'),
    validUntil: moment('valid_until').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('no_fly_zone_name_key').on(table.enterpriseId, table.nameKey),
    index('no_fly_zone_by_name').on(table.enterpriseId, table.name, table.id),
    index('no_fly_zone_by_validity').on(table.enterpriseId, table.validUntil, table.id),
    index('no_fly_zone_by_created').on(table.enterpriseId, table.createdAt, table.id),
  ],
);
