import { z } from 'zod';
import { endpoint, needs } from './endpoint.ts';
import { nameField, optionalText, versionField } from './fields.ts';
import { DepartmentId, RoleId } from './ids.ts';
import { PERMISSIONS, PTZ_CODES } from './permissions.ts';

/** Whose records a role reaches: everybody's, chosen departments', its own department's with or without those below, one's own. */
export const DATA_SCOPES = ['all', 'custom', 'department', 'departmentTree', 'self'] as const;

const Grants = z.object({
  permissions: z.array(z.enum(PERMISSIONS, { error: 'choice' })).max(500),
  ptzPermissions: z
    .array(z.enum(PTZ_CODES, { error: 'choice' }))
    .max(50)
    .default([]),
  dataScope: z.enum(DATA_SCOPES, { error: 'choice' }).default('departmentTree'),
  /** With scope `custom`: these departments. */
  scopeDeptIds: z.array(DepartmentId).max(1000).default([]),
});

export const Role = z.object({
  id: RoleId,
  version: versionField,
  name: z.string(),
  description: z.string(),
  userCount: z.int(),
  builtIn: z.boolean(),
  permissions: z.array(z.string()),
  ptzPermissions: z.array(z.string()),
  dataScope: z.enum(DATA_SCOPES),
  scopeDeptIds: z.array(DepartmentId),
});
export type Role = z.output<typeof Role>;

export const RoleForm = z.object({ name: nameField, description: optionalText(200) }).extend(Grants.shape);
export type RoleForm = z.output<typeof RoleForm>;

export const getAllRoles = endpoint({
  method: 'GET',
  path: '/enterprise/role/getAllRoles',
  access: needs('role:query'),
  kind: 'read',
  input: z.object({ keyword: optionalText(50) }),
  output: z.array(Role),
});
/** What there is to give for whoever manages people, also without a look at what roles hold: only what is theirs to give. */
export const getGivableRoles = endpoint({
  method: 'GET',
  path: '/enterprise/role/getGivableRoles',
  access: needs('user:query'),
  kind: 'read',
  input: z.object({}),
  output: z.array(Role.pick({ id: true, name: true })),
});
export const addRole = endpoint({
  method: 'POST',
  path: '/enterprise/role/addRole',
  access: needs('role:add'),
  kind: 'change',
  input: RoleForm,
  output: z.object({ id: RoleId }),
});
export const setRole = endpoint({
  method: 'POST',
  path: '/enterprise/role/setRole',
  access: needs('role:edit'),
  kind: 'change',
  input: RoleForm.extend({ id: RoleId, version: versionField }),
  output: z.object({ version: versionField }),
});
export const deleteRole = endpoint({
  method: 'POST',
  path: '/enterprise/role/deleteRole',
  access: needs('role:delete'),
  kind: 'change',
  input: z.object({ id: RoleId }),
  output: z.null(),
});
