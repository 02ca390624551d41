import { ALL_PERMISSIONS, holds } from '@skyhelm/core/identity/permission';
import { PTZ_CODES } from '@skyhelm/contract/permissions';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { exceeds, type Grants, type Held } from './grants.ts';
import { departmentPath, findRoles, heldBy, keepRoles, withIds, withNames, type RoleWithPaths } from './role.store.ts';

/** Nobody grants more than they hold: the roles, given to somebody in this department. Roles of other tenants do not exist. */
export async function requireGrantable(
  db: Queryable,
  actor: Actor,
  roleIds: readonly string[],
  departmentId: string | null = null,
): Promise<RoleWithPaths[]> {
  const roles = await keepRoles(db, actor.enterpriseId, withIds(roleIds));
  if (roles.length < new Set(roleIds).size) refuse('record.notFound');
  await requireWithin(db, actor, roles, await pathsOf(db, actor, departmentId));
  return roles;
}

/**
 * Nobody manages whoever holds more: a helper who reset an administrator's password would become the administrator.
 * Measured as if all of them stood in this department.
 */
export async function requireNotAbove(
  db: Queryable,
  actor: Actor,
  userIds: readonly string[],
  departmentId: string | null,
): Promise<RoleWithPaths[]> {
  const roles = await keepRoles(db, actor.enterpriseId, heldBy(userIds));
  await requireWithin(db, actor, roles, await pathsOf(db, actor, departmentId));
  return roles;
}

export interface GivableRole {
  id: string;
  name: string;
  /** Whether the actor may give it to somebody in the department of this path; without one, to somebody in none. */
  mayBeGiven(path: string | undefined): boolean;
}

/** The tenant's roles of these names, for giving them to many at once. In a change they stay as they are until its end. */
export async function givableRoles(db: Queryable, actor: Actor, names: readonly string[]): Promise<GivableRole[]> {
  const roles = await keepRoles(db, actor.enterpriseId, withNames(names));
  const held = await heldOf(db, actor);
  return roles.map((role) => ({
    id: role.id,
    name: role.name,
    mayBeGiven: (path) => !exceeds(held, role, path === undefined ? [] : [path]),
  }));
}

/** Roles that give more than the actor holds, wherever their people stand. */
export async function rolesAbove(db: Queryable, actor: Actor): Promise<string[]> {
  const held = await heldOf(db, actor);
  return (await findRoles(db, actor.enterpriseId)).filter((role) => exceeds(held, role, [])).map(({ id }) => id);
}

export async function requireWithin(db: Queryable, actor: Actor, given: readonly Grants[], holderPaths: readonly string[]): Promise<void> {
  const held = await heldOf(db, actor);
  if (given.some((grants) => exceeds(held, grants, holderPaths))) {
    refuse('user.grantsMore', {}, { record: { operation: 'request.denied', details: { refusal: 'user.grantsMore' } } });
  }
}

const heldOf = async (db: Queryable, actor: Actor): Promise<Held> => ({
  permissions: actor.permissions,
  ptzPermissions: await ptzOf(db, actor),
  scope: actor.scope,
});

async function ptzOf(db: Queryable, actor: Actor): Promise<readonly string[]> {
  if (holds(actor.permissions, ALL_PERMISSIONS)) return PTZ_CODES;
  if (actor.kind === 'key') return [];
  return (await findRoles(db, actor.enterpriseId, heldBy([actor.userId]))).flatMap((role) => role.ptzPermissions);
}

async function pathsOf(db: Queryable, actor: Actor, departmentId: string | null): Promise<string[]> {
  const path = departmentId === null ? undefined : await departmentPath(db, actor.enterpriseId, departmentId);
  return path === undefined ? [] : [path];
}
