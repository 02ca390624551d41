import type { Position } from '@skyhelm/core/geo/position';
import type { MarkerKind, MarkerStyle } from '@skyhelm/core/marker/marker';
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

export const marker = pgTable(
  'marker',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    /** Whose it is; a marker outlives its owner. Nobody's where other software has made it. */
    ownerId: uuid('owner_id'),
    kind: text('kind').$type<MarkerKind>().notNull(),
    name: text('name').notNull(),
    remarks: text('remarks').notNull().default(''),
    folder: text('folder').notNull().default(''),
    points: jsonb('points').$type<Position[]>().notNull(),
    altitude: doublePrecision('altitude'),
    style: jsonb('style').$type<MarkerStyle>().notNull(),
    /** Degrees around all of its points; `east` is beyond 180 where it crosses the date line. */
    west: doublePrecision('west').notNull(),
    south: doublePrecision('south').notNull(),
    east: doublePrecision('east').notNull(),
    north: doublePrecision('north').notNull(),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('marker_tenant_key').on(table.enterpriseId, table.id),
    index('marker_by_name').on(table.enterpriseId, table.name, table.id),
    index('marker_by_folder').on(table.enterpriseId, table.folder, table.id),
    index('marker_by_created').on(table.enterpriseId, table.createdAt, table.id),
    index('marker_by_changed').on(table.enterpriseId, table.changedAt, table.id),
  ],
);

/** Who has been given a marker that is another's. */
export const markerShare = pgTable(
  'marker_share',
  {
    enterpriseId: enterpriseId(),
    itemId: uuid('marker_id').notNull(),
    userId: uuid('user_id').notNull(),
    mayEdit: boolean('may_edit').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'marker_share_key', columns: [table.itemId, table.userId] }),
    index('marker_share_by_user').on(table.userId),
    foreignKey({
      name: 'marker_share_marker',
      columns: [table.enterpriseId, table.itemId],
      foreignColumns: [marker.enterpriseId, marker.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'marker_share_user',
      columns: [table.enterpriseId, table.userId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
  ],
);
