import { FENCE_SCOPES, FENCE_SIDES } from '@skyhelm/contract/fence';
import type { Shape } from '@skyhelm/core/airspace/shape';
import { doublePrecision, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { department } from './department.table.ts';
import { device } from './device.table.ts';
import { enterpriseId } from './enterprise.table.ts';

export const fence = pgTable(
  'fence',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    remark: text('remark').notNull().default(''),
    keep: text('keep', { enum: FENCE_SIDES }).notNull(),
    shape: jsonb('shape').$type<Shape>().notNull(),
    /** Metres above the place of take-off. */
    ceiling: doublePrecision('ceiling'),
    scope: text('scope', { enum: FENCE_SCOPES }).notNull(),
    /** Whose devices it holds for; it goes with the department, whose devices are nobody's then. */
    departmentId: uuid('department_id'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    unique('fence_tenant_key').on(table.enterpriseId, table.id),
    unique('fence_name_key').on(table.enterpriseId, table.nameKey),
    index('fence_by_name').on(table.enterpriseId, table.name, table.id),
    index('fence_by_created').on(table.enterpriseId, table.createdAt, table.id),
    foreignKey({
      name: 'fence_department',
      columns: [table.enterpriseId, table.departmentId],
      foreignColumns: [department.enterpriseId, department.id],
    }).onDelete('cascade'),
  ],
);

/** The devices that a fence of the scope `device` holds for. */
export const fenceDevice = pgTable(
  'fence_device',
  {
    enterpriseId: enterpriseId(),
    fenceId: uuid('fence_id').notNull(),
    deviceId: uuid('device_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'fence_device_key', columns: [table.fenceId, table.deviceId] }),
    index('fence_device_by_device').on(table.deviceId),
    foreignKey({
      name: 'fence_device_fence',
      columns: [table.enterpriseId, table.fenceId],
      foreignColumns: [fence.enterpriseId, fence.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'fence_device_device',
      columns: [table.enterpriseId, table.deviceId],
      foreignColumns: [device.enterpriseId, device.id],
    }).onDelete('cascade'),
  ],
);
