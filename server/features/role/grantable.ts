import { ALL_PERMISSIONS, holds } from '@skyhelm/core/identity/permission';
import { PTZ_CODES } from '@skyhelm/contract/permissions';
import type { RoleId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { exceeds, type Grants, type Held } from './grants.ts';
import { departmentPath, findRoles, heldBesides, heldBy, keepRoles, withIds, withNames, type RoleWithPaths } from './role.store.ts';

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
  await requireWithin(db, actor, roles, await pathsOf(db, actor, departmentId), 'user.holdsMore');
  return roles;
}

/**
 * Rights add up over all roles of a person: a permission that its giver has only here would reach as far as another role of its
 * holder does, and a wider reach would serve permissions that its giver lacks. So whoever widens a role holds all that its people hold.
 */
export async function requireHoldersWithin(db: Queryable, actor: Actor, roleId: RoleId): Promise<void> {
  const besides = Map.groupBy(await heldBesides(db, roleId), (each) => each.roleId);
  const roles = await keepRoles(db, actor.enterpriseId, withIds([...besides.keys()]));
  const held = await heldOf(db, actor);
  const pathsWith = (id: string) => besides.get(id)!.flatMap(({ path }) => path ?? []);
  if (roles.some((role) => exceeds(held, role, pathsWith(role.id)))) refuseBeyond('role.holdersAbove');
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

/** Those that give no more than the actor holds; whether they do so in a certain department shows when one is given there. */
export async function rolesToGive(db: Queryable, actor: Actor): Promise<{ id: RoleId; name: string }[]> {
  const held = await heldOf(db, actor);
  const roles = (await findRoles(db, actor.enterpriseId)).filter((role) => !exceeds(held, role, []));
  return roles.map(({ id, name }) => ({ id: id as RoleId, name })).toSorted((a, b) => a.name.localeCompare(b.name));
}

type Beyond = 'user.grantsMore' | 'user.holdsMore' | 'role.holdersAbove';

export async function requireWithin(
  db: Queryable,
  actor: Actor,
  given: readonly Grants[],
  holderPaths: readonly string[],
  code: Beyond = 'user.grantsMore',
): Promise<void> {
  const held = await heldOf(db, actor);
  if (given.some((grants) => exceeds(held, grants, holderPaths))) refuseBeyond(code);
}

const refuseBeyond = (code: Beyond): never => refuse(code, {}, { record: { operation: 'request.denied', details: { refusal: code } } });

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
