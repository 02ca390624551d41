import type { DeviceGroupId } from '@skyhelm/contract/ids';
import { DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import { idIn, oneOf, type ListQuery } from '../../ui/list/list-address.ts';

export const DEVICE_FILTERS = ['q', 'type', 'state', 'network', 'group'] as const;
export const NETWORKS = ['online', 'offline'] as const;
const SORTABLE = ['name', 'sn', 'createdAt'] as const;

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export function filterOf({ filters, sort }: Pick<ListQuery<(typeof DEVICE_FILTERS)[number]>, 'filters' | 'sort'>) {
  return {
    keyword: filters.q ?? '',
    type: oneOf(DEVICE_TYPES, filters.type),
    state: oneOf(DEVICE_STATES, filters.state),
    network: oneOf(NETWORKS, filters.network),
    groupId: idIn<DeviceGroupId>(filters.group),
    orderByColumn: oneOf(SORTABLE, sort.column) ?? 'name',
    isAsc: sort.ascending,
  };
}
