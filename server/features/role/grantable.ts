import { ALL_PERMISSIONS, holds } from '@skyhelm/core/identity/permission';
import { PTZ_CODES } from '@skyhelm/contract/permissions';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { exceeds, type Grants, type Held } from './grants.ts';
import { departmentPath, rolesByIds, rolesOfUser, type RoleWithPaths } from './role.store.ts';

/** Nobody grants more than they hold: the roles, given to somebody in this department. Roles of other tenants do not exist. */
export async function requireGrantable(
  db: Queryable,
  actor: Actor,
  roleIds: readonly string[],
  departmentId: string | null = null,
): Promise<RoleWithPaths[]> {
  const roles = await rolesByIds(db, actor.enterpriseId, roleIds);
  if (roles.length < new Set(roleIds).size) refuse('record.notFound');
  await requireWithin(db, actor, roles, await pathsOf(db, actor, departmentId));
  return roles;
}

/** Nobody manages whoever holds more: a helper who reset an administrator's password would become the administrator. */
export async function requireNotAbove(
  db: Queryable,
  actor: Actor,
  target: { id: string; departmentId: string | null },
): Promise<RoleWithPaths[]> {
  const roles = await rolesOfUser(db, actor.enterpriseId, target.id);
  await requireWithin(db, actor, roles, await pathsOf(db, actor, target.departmentId));
  return roles;
}

export async function requireWithin(db: Queryable, actor: Actor, given: readonly Grants[], holderPaths: readonly string[]): Promise<void> {
  const held: Held = { permissions: actor.permissions, ptzPermissions: await ptzOf(db, actor), scope: actor.scope };
  if (given.some((grants) => exceeds(held, grants, holderPaths))) refuse('user.grantsMore');
}

async function ptzOf(db: Queryable, actor: Actor): Promise<readonly string[]> {
  if (holds(actor.permissions, ALL_PERMISSIONS)) return PTZ_CODES;
  if (actor.kind === 'key') return [];
  return (await rolesOfUser(db, actor.enterpriseId, actor.userId)).flatMap((role) => role.ptzPermissions);
}

async function pathsOf(db: Queryable, actor: Actor, departmentId: string | null): Promise<string[]> {
  const path = departmentId === null ? undefined : await departmentPath(db, actor.enterpriseId, departmentId);
  return path === undefined ? [] : [path];
}
