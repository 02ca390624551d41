import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/db/columns.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';
import type { RouteDocument } from '@skyhelm/core/plan/document';
import type { Formation } from '@skyhelm/core/plan/formation/formation';
import type { RouteKind } from '@skyhelm/core/plan/pattern/pattern-kinds';
import type { RouteEntry } from '@skyhelm/contract/route';

/** What a list of routes shows. */
export type RouteSummary = Pick<
  RouteEntry,
  'heightMode' | 'height' | 'speed' | 'cycles' | 'entryPoint' | 'endAction' | 'waypoints' | 'seconds'
>;

/** What a route was made for, together with others. */
export interface MemberOf extends Formation {
  name: string;
  number: number;
  /** The leader's without its waypoints, where its pattern is flown around or along something. Formations that were kept before this was know of nothing. */
  around?: RouteDocument;
}

export const route = pgTable(
  'route',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    /** Whose it is; a route outlives its owner. Nobody's where other software has made it. */
    ownerId: uuid('owner_id'),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    remarks: text('remarks').notNull().default(''),
    folder: text('folder').notNull().default(''),
    isTemplate: boolean('is_template').notNull().default(false),
    kind: text('kind').$type<RouteKind>().notNull().default('manual'),
    /** Which version of documents `document` is in. */
    documentVersion: integer('document_version').notNull(),
    document: jsonb('document').notNull(),
    /** What lists show of it, so that they need not read it. */
    summary: jsonb('summary').$type<RouteSummary>().notNull(),
    /** Metres. */
    length: doublePrecision('length').notNull(),
    /** Where it can meet a zone, in degrees; nothing where no box tells. */
    west: doublePrecision('west'),
    south: doublePrecision('south'),
    east: doublePrecision('east'),
    north: doublePrecision('north'),
    /** The zones that forbid it as it is kept, by name, and since when there are any. */
    brokenBy: jsonb('broken_by').$type<string[]>().notNull().default([]),
    brokenSince: moment('broken_since'),
    /** Those who have to know of it have not been told yet. */
    isUntold: boolean('is_untold').notNull().default(false),
    /** Who is to look at it again, because what it was held to has changed. */
    recheck: uuid('recheck'),
    /** The formation that it was made for, and its place in it. */
    formationId: uuid('formation_id'),
    formation: jsonb('formation').$type<MemberOf>(),
    /** The task whose plan it is: it is changed there, and left out of lists of routes. */
    taskId: uuid('task_id'),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').notNull(),
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('route_tenant_key').on(table.enterpriseId, table.id),
    unique('route_number_key').on(table.enterpriseId, table.number),
    unique('route_name_key').on(table.enterpriseId, table.ownerId, table.nameKey).nullsNotDistinct(),
    index('route_by_name').on(table.enterpriseId, table.name, table.id),
    index('route_by_length').on(table.enterpriseId, table.length, table.id),
    index('route_by_created').on(table.enterpriseId, table.createdAt, table.id),
    index('route_by_changed').on(table.enterpriseId, table.changedAt, table.id),
    index('route_by_folder')
      .on(table.enterpriseId, table.folder)
      .where(sql`folder <> ''`),
    index('route_to_recheck')
      .on(table.enterpriseId, table.recheck, table.id)
      .where(sql`recheck is not null`),
    index('route_of_formation')
      .on(table.enterpriseId, table.formationId)
      .where(sql`formation_id is not null`),
    index('route_of_task')
      .on(table.taskId)
      .where(sql`task_id is not null`),
    index('route_broken')
      .on(table.enterpriseId)
      .where(sql`broken_since is not null`),
  ],
);

/** Who has been given a route that is another's. */
export const routeShare = pgTable(
  'route_share',
  {
    enterpriseId: enterpriseId(),
    itemId: uuid('route_id').notNull(),
    userId: uuid('user_id').notNull(),
    mayEdit: boolean('may_edit').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'route_share_key', columns: [table.itemId, table.userId] }),
    index('route_share_by_user').on(table.userId),
    foreignKey({
      name: 'route_share_route',
      columns: [table.enterpriseId, table.itemId],
      foreignColumns: [route.enterpriseId, route.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'route_share_user',
      columns: [table.enterpriseId, table.userId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
  ],
);
