import type { Department, DepartmentRecord } from '@skyhelm/contract/department';
import { LOCALES, type Language } from '@skyhelm/i18n/translate';
import type { DepartmentRow } from './data-scope.store.ts';
import type { CountedRow } from './department.store.ts';

export const recordOf = ({ id, version, parentId, name, country, city, personInCharge, contact, description }: DepartmentRow) =>
  ({ id, version, parentId, name, country, city, personInCharge, contact, description }) as DepartmentRecord;

/**
 * Each department followed by those below it, siblings in the reader's alphabetical order.
 * One whose parent is out of sight stands at the top.
 */
export function inTreeOrder(rows: readonly CountedRow[], language: Language): Department[] {
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
  const visible = new Set(rows.map(({ id }) => id));
  const siblings = Map.groupBy(rows, ({ parentId }) => (parentId !== null && visible.has(parentId) ? parentId : null));
  const below = (parentId: string | null): Department[] =>
    (siblings.get(parentId) ?? [])
      .toSorted((one, other) => compare(one.name, other.name))
      .flatMap((row) => {
        const descendants = below(row.id);
        const headcountBelow = descendants.reduce((sum, { headcount }) => sum + headcount, row.headcount);
        const record = recordOf({ ...row, parentId });
        return [{ ...record, headcount: row.headcount, headcountBelow, createdAt: row.createdAt.toISOString() }, ...descendants];
      });
  return below(null);
}

/** What matches, and whatever stands above it: without its ancestors a match has no place in the tree. */
export function matching(departments: readonly Department[], keyword: string): Department[] {
  const wanted = keyword.toLowerCase();
  const kept = new Set<string>();
  for (const { id, parentId, name, personInCharge, city, contact } of departments.toReversed()) {
    const matches = [name, personInCharge, city, contact].some((text) => text.toLowerCase().includes(wanted));
    if (!matches && !kept.has(id)) continue;
    kept.add(id);
    if (parentId !== null) kept.add(parentId);
  }
  return departments.filter(({ id }) => kept.has(id));
}
