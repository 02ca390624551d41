import type { DeviceGroupId } from '@skyhelm/contract/ids';
import { DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import type { ListQuery } from '../../ui/list/list-address.ts';

export const DEVICE_FILTERS = ['q', 'type', 'state', 'network', 'group'] as const;
export const NETWORKS = ['online', 'offline'] as const;
const SORTABLE = ['name', 'sn', 'createdAt'] as const;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined => values.find((value) => value === text);
const groupIn = (text: string | undefined): DeviceGroupId | undefined =>
  text !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? (text as DeviceGroupId) : undefined;

/** What the address asks for, in the contract's words; what makes no sense there is left out. */
export function filterOf({ filters, sort }: Pick<ListQuery<(typeof DEVICE_FILTERS)[number]>, 'filters' | 'sort'>) {
  return {
    keyword: filters.q ?? '',
    type: oneOf(DEVICE_TYPES, filters.type),
    state: oneOf(DEVICE_STATES, filters.state),
    network: oneOf(NETWORKS, filters.network),
    groupId: groupIn(filters.group),
    orderByColumn: oneOf(SORTABLE, sort.column) ?? 'name',
    isAsc: sort.ascending,
  };
}
