import { beyond } from '@skyhelm/core/identity/permission';
import type { Role } from '@skyhelm/contract/role';
import type { DataScope } from '../../platform/auth/actor.ts';

/** What somebody may do and reach, as their session knows it. */
export interface Held {
  permissions: readonly string[];
  ptzPermissions: readonly string[];
  scope: DataScope;
}

/** What a role gives; `scopePaths` are the departments of scope `custom`. */
export interface Grants {
  permissions: readonly string[];
  ptzPermissions: readonly string[];
  dataScope: Role['dataScope'];
  scopePaths: readonly string[];
}

/** Whether the role gives more than is held, to people who stand in the departments of these paths. */
export const exceeds = (held: Held, given: Grants, holderPaths: readonly string[]): boolean =>
  beyond(held.permissions, given.permissions).length > 0 ||
  beyond(held.ptzPermissions, given.ptzPermissions).length > 0 ||
  reachesBeyond(held.scope, given, holderPaths);

/** Whether the role comes to give something that it did not give before. */
export const widens = (before: Grants, after: Grants): boolean =>
  beyond(before.permissions, after.permissions).length > 0 ||
  beyond(before.ptzPermissions, after.ptzPermissions).length > 0 ||
  reachesFurther(before, after);

function reachesFurther(before: Grants, after: Grants): boolean {
  if (before.dataScope === 'all' || after.dataScope === 'self') return false;
  if (after.dataScope !== before.dataScope) return true;
  return !after.scopePaths.every((path) => before.scopePaths.some((tree) => path.startsWith(tree)));
}

function reachesBeyond(held: DataScope, { dataScope, scopePaths }: Grants, holderPaths: readonly string[]): boolean {
  if (held.all || dataScope === 'self') return false;
  const inTree = (path: string) => held.trees.some((tree) => path.startsWith(tree));
  const isReached = (path: string) => inTree(path) || held.departmentIds.includes(path.split('/').at(-2)!);
  if (dataScope === 'custom') return !scopePaths.every(inTree);
  if (dataScope === 'departmentTree') return !holderPaths.every(inTree);
  if (dataScope === 'department') return !holderPaths.every(isReached);
  return true;
}
