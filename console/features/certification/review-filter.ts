import type { Certification } from '@skyhelm/contract/certification';
import type { DepartmentId } from '@skyhelm/contract/ids';
import { idIn, oneOf, type ListQuery } from '../../ui/list/list-address.ts';

export const REVIEW_FILTERS = ['q', 'dept', 'kind', 'standing', 'expiring'] as const;
export const KINDS: readonly Certification['kind'][] = ['realName', 'pilot'];
export const STANDINGS: readonly Certification['standing'][] = ['pending', 'passed', 'failed', 'expired', 'replaced', 'withdrawn'];
export const EXPIRING_DAYS = [7, 30, 90] as const;
const SORTABLE = ['queue', 'submittedAt', 'expiresOn'] as const;

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export function filterOf({ filters, sort }: Pick<ListQuery<(typeof REVIEW_FILTERS)[number]>, 'filters' | 'sort'>) {
  return {
    keyword: filters.q ?? '',
    deptId: idIn<DepartmentId>(filters.dept),
    kind: oneOf(KINDS, filters.kind),
    standing: oneOf(STANDINGS, filters.standing),
    expiringWithinDays: EXPIRING_DAYS.find((days) => String(days) === filters.expiring),
    orderByColumn: oneOf(SORTABLE, sort.column) ?? 'queue',
    isAsc: sort.ascending,
  };
}
