import type { Device } from '@skyhelm/contract/device';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Permission } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { idIn } from '../../ui/list/list-address.ts';

export const uavAddress = (id: string): string => `/device/uav?id=${id}`;
export const parametersAddress = (id: string): string => `/parameter-set?id=${id}`;
export const recordsAddress = (id: string): string => `/history/flight-record?device=${id}`;
export const lifeAddress = (id: string): string => `/device/uav/life-statistics?id=${id}`;
const simulatorAddress = (id: string): string => `/device/simulator?id=${id}`;

/** The screen that tells all about it; nothing where its type has none, or it is not for this reader. */
const DETAILS: Partial<Record<Device['type'], { needs: Permission; address(id: string): string }>> = {
  uav: { needs: 'device:details', address: uavAddress },
  simulator: { needs: 'device:query', address: simulatorAddress },
};

export function detailsAddress({ id, type }: Pick<Device, 'id' | 'type'>, permissions: readonly string[]): string | undefined {
  const details = DETAILS[type];
  return details && holds(permissions, details.needs) ? details.address(id) : undefined;
}

/** The same of what is known to fly: a simulator is not found among the aircraft. */
export const vehicleAddress = (
  { id, isSimulated }: { id: string; isSimulated: boolean },
  permissions: readonly string[],
): string | undefined => detailsAddress({ id: id as DeviceId, type: isSimulated ? 'simulator' : 'uav' }, permissions);

/** The specification's addresses name no device: which one is meant stands behind the question mark. */
export const deviceIdIn = (params: URLSearchParams): DeviceId | undefined => idIn(params.get('id') ?? undefined);
