import type { Department } from '@skyhelm/contract/department';

type Placed = Pick<Department, 'name'> & { id: string; parentId: string | null };

export type Branch<D extends Placed = Department> = D & {
  /** Names from the top down to the parent. */
  above: string[];
  children?: Branch<D>[];
};

/** The server's flat list, parents first, as a tree. */
export function treeOf<D extends Placed>(departments: readonly D[]): Branch<D>[] {
  const branches = new Map<string, Branch<D>>();
  const roots: Branch<D>[] = [];
  for (const department of departments) {
    const parent = department.parentId === null ? undefined : branches.get(department.parentId);
    const branch: Branch<D> = { ...department, above: parent ? [...parent.above, parent.name] : [] };
    branches.set(branch.id, branch);
    if (parent) (parent.children ??= []).push(branch);
    else roots.push(branch);
  }
  return roots;
}

/** Beyond this many the tree opens at its upper levels only: whole, it would be a wall. */
const OPEN_WHOLE_MAX = 100;
const UPPER_LEVELS = 2;

export const openAtFirst = (departments: readonly Department[], tree: readonly Branch[], levels = UPPER_LEVELS): string[] =>
  departments.length <= OPEN_WHOLE_MAX
    ? departments.map(({ id }) => id)
    : levels <= 1
      ? []
      : tree.flatMap(({ id, children = [] }) => [id, ...openAtFirst(departments, children, levels - 1)]);

/** A department and everything above it: what has to be open for those below it to be seen. */
export function idsAbove(departments: readonly Department[], id: string | null): string[] {
  const parents = new Map<string, string | null>(departments.map((department) => [department.id, department.parentId]));
  const ids: string[] = [];
  for (let at = id; at !== null; at = parents.get(at) ?? null) ids.push(at);
  return ids;
}

/** A department and everything below it: where it cannot be moved to. */
export const idsBelow = ({ id, children = [] }: Branch): string[] => [id, ...children.flatMap(idsBelow)];

/** Asked of the whole tree: a searched list may leave out what stands below. */
export const hasBelow = (tree: readonly Branch[], id: string): boolean =>
  tree.some((branch) => (branch.id === id ? (branch.children ?? []).length > 0 : hasBelow(branch.children ?? [], id)));

/** How many match by themselves, without those that are there only to lead to them. */
export function matchCount(departments: readonly Department[], keyword: string): number {
  const wanted = keyword.trim().toLowerCase();
  return departments.filter(({ name, personInCharge, city, contact }) =>
    [name, personInCharge, city, contact].some((text) => text.toLowerCase().includes(wanted)),
  ).length;
}
