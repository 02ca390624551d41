import type { DepartmentId, RoleId } from '@skyhelm/contract/ids';
import type { User } from '@skyhelm/contract/user';
import { idIn, oneOf, type ListQuery } from '../../ui/list/list-address.ts';

export const USER_FILTERS = ['q', 'dept', 'role', 'state', 'certification', 'licence', 'presence'] as const;
export const STATES: readonly User['state'][] = ['normal', 'frozen'];
export const CERTIFICATIONS: readonly User['pilot'][] = ['notCertified', 'pending', 'passed', 'failed'];
export const LICENCES = ['held', 'none'] as const;
export const PRESENCES = ['online'] as const;
const SORTABLE = ['name', 'userName', 'createdAt'] as const;
/** In the address: people who are in no department. */
export const NOWHERE = 'none';

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export function filterOf({ filters, sort }: Pick<ListQuery<(typeof USER_FILTERS)[number]>, 'filters' | 'sort'>) {
  return {
    keyword: filters.q ?? '',
    deptId: idIn<DepartmentId>(filters.dept),
    withoutDept: filters.dept === NOWHERE ? true : undefined,
    roleId: idIn<RoleId>(filters.role),
    state: oneOf(STATES, filters.state),
    certification: oneOf(CERTIFICATIONS, filters.certification),
    licence: oneOf(LICENCES, filters.licence),
    isOnline: oneOf(PRESENCES, filters.presence) && true,
    orderByColumn: oneOf(SORTABLE, sort.column) ?? 'name',
    isAsc: sort.ascending,
  };
}
