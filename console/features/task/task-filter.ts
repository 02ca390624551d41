import type { DeviceId, SiteId } from '@skyhelm/contract/ids';
import type { TaskFilter } from '@skyhelm/contract/task';
import { APPROVALS, TASK_STATUSES, TASK_TYPES } from '@skyhelm/core/task/task';
import { idIn, oneOf } from '../../ui/list/list-address.ts';
import { momentsOfDays } from '../../words/day.ts';

export const FILTERS = ['q', 'type', 'status', 'approval', 'holder', 'site', 'device', 'from', 'to'] as const;
type Asked = Partial<Record<(typeof FILTERS)[number], string>>;

export const HOLDERS = ['founded', 'executed'] as const;

/** What is asked for by what stands in the address; in one's own list only what one founded or is to fly. */
export const filterIn = ({ q, type, status, approval, holder, site, device, from, to }: Asked, isOwn: boolean): Partial<TaskFilter> => ({
  keyword: q ?? '',
  type: oneOf(TASK_TYPES, type),
  status: oneOf(TASK_STATUSES, status),
  approval: oneOf(APPROVALS, approval),
  holder: isOwn ? (oneOf(HOLDERS, holder) ?? 'mine') : undefined,
  siteId: idIn<SiteId>(site),
  deviceId: idIn<DeviceId>(device),
  ...momentsOfDays(from, to),
});
