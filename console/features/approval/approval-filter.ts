import type { TaskApproval } from '@skyhelm/contract/approval';
import { TASK_TYPES } from '@skyhelm/core/task/task';
import { oneOf, type ListQuery } from '../../ui/list/list-address.ts';

export const APPROVAL_FILTERS = ['q', 'state', 'type'] as const;
export const STATES: readonly TaskApproval['state'][] = ['pending', 'approved', 'failed', 'timeout', 'withdrawn', 'fallen'];
const SORTABLE = ['queue', 'submittedAt'] as const;

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export function filterOf({ filters, sort }: Pick<ListQuery<(typeof APPROVAL_FILTERS)[number]>, 'filters' | 'sort'>) {
  return {
    keyword: filters.q ?? '',
    state: oneOf(STATES, filters.state),
    type: oneOf(TASK_TYPES, filters.type),
    orderByColumn: oneOf(SORTABLE, sort.column) ?? 'queue',
    isAsc: sort.ascending,
  };
}
