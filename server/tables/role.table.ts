import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/db/columns.ts';
import { department } from './department.table.ts';
import { enterpriseId } from './enterprise.table.ts';
import { user } from './user.table.ts';

export const role = pgTable(
  'role',
  {
    id: id(),
    enterpriseId: enterpriseId(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    description: text('description').notNull().default(''),
    /** The administrator's role: holds everything, cannot be edited or deleted. */
    builtIn: boolean('built_in').notNull().default(false),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    ptzPermissions: text('ptz_permissions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    dataScope: text('data_scope', { enum: ['all', 'custom', 'department', 'departmentTree', 'self'] })
      .notNull()
      .default('departmentTree'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [unique('role_tenant_key').on(table.enterpriseId, table.id), unique('role_name_key').on(table.enterpriseId, table.nameKey)],
);

export const userRole = pgTable(
  'user_role',
  { enterpriseId: enterpriseId(), userId: uuid('user_id').notNull(), roleId: uuid('role_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    foreignKey({
      name: 'user_role_user',
      columns: [table.enterpriseId, table.userId],
      foreignColumns: [user.enterpriseId, user.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'user_role_role',
      columns: [table.enterpriseId, table.roleId],
      foreignColumns: [role.enterpriseId, role.id],
    }).onDelete('cascade'),
    index('user_role_by_role').on(table.roleId, table.userId),
  ],
);

/** With data scope `custom`: the departments, each with all below it. */
export const roleDepartment = pgTable(
  'role_department',
  { enterpriseId: enterpriseId(), roleId: uuid('role_id').notNull(), departmentId: uuid('department_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.roleId, table.departmentId] }),
    foreignKey({
      name: 'role_department_role',
      columns: [table.enterpriseId, table.roleId],
      foreignColumns: [role.enterpriseId, role.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'role_department_department',
      columns: [table.enterpriseId, table.departmentId],
      foreignColumns: [department.enterpriseId, department.id],
    }).onDelete('cascade'),
  ],
);
