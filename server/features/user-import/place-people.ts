import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { givableRoles, type GivableRole } from '../role/index.ts';
import { faultAt, type ImportRow } from './import-row.ts';
import type { RowFault } from '../../tables/user-import.table.ts';
import { departmentTree, type TreeNode } from './places.store.ts';

/** Where somebody will stand and what they will hold. */
export interface Place {
  departmentId: string | null;
  roleIds: string[];
}

/** Finds department and roles of every row by the names the file gives, as far as the importer may use them. */
export async function placePeople(db: Queryable, actor: UserActor, rows: readonly ImportRow[]) {
  const departments = departmentFinder(await departmentTree(db, actor));
  const names = [...new Set(rows.flatMap((row) => row.roles))];
  const roles = new Map((await givableRoles(db, actor, names)).map((role) => [role.name.toLowerCase(), role]));
  const faults: RowFault[] = [];
  const places = rows.map((row): Place => {
    const department = departmentOf(row, actor, departments, faults);
    return { departmentId: department?.id ?? null, roleIds: rolesOf(row, department, roles, faults) };
  });
  return { places, faults };
}

type Find = (text: string) => TreeNode[];

/** By the path from the top, or by a name that only one department has. */
function departmentFinder(tree: readonly TreeNode[]): Find {
  const byId = new Map(tree.map((node) => [node.id, node]));
  const pathOf = ({ nameKey, parentId }: TreeNode): string => {
    const parent = parentId === null ? undefined : byId.get(parentId);
    return parent ? `${pathOf(parent)}/${nameKey}` : nameKey;
  };
  const reached = tree.filter(({ isReached }) => isReached);
  const byPath = new Map(reached.map((node) => [pathOf(node), node]));
  const byName = Map.groupBy(reached, ({ nameKey }) => nameKey);
  return (text) => {
    const path = text
      .normalize('NFC')
      .toLowerCase()
      .split(/[/／]/)
      .map((name) => name.trim())
      .join('/');
    const exact = byPath.get(path);
    return exact ? [exact] : (byName.get(path) ?? []);
  };
}

/** Whoever reaches only some departments puts people there: elsewhere they would lose sight of them at once. */
function departmentOf({ row, department }: ImportRow, { scope }: UserActor, find: Find, faults: RowFault[]): TreeNode | undefined {
  if (department === '') {
    if (!scope.all) faults.push(faultAt(row, 'department', 'issues.required', ''));
    return undefined;
  }
  const found = find(department);
  if (found.length === 0) faults.push(faultAt(row, 'department', 'userimport.fault.noDepartment', department));
  if (found.length > 1) faults.push(faultAt(row, 'department', 'userimport.fault.severalDepartments', department));
  return found[0];
}

function rolesOf(
  { row, roles: names }: ImportRow,
  department: TreeNode | undefined,
  known: ReadonlyMap<string, GivableRole>,
  faults: RowFault[],
): string[] {
  const ids = new Set<string>();
  for (const name of names) {
    const role = known.get(name.toLowerCase());
    if (!role) faults.push(faultAt(row, 'roles', 'userimport.fault.noRole', name));
    else if (!role.mayBeGiven(department?.path)) faults.push(faultAt(row, 'roles', 'errors.user.grantsMore', name));
    else ids.add(role.id);
  }
  return [...ids];
}
