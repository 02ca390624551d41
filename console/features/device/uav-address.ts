import type { DeviceId } from '@skyhelm/contract/ids';

export const uavAddress = (id: string): string => `/device/uav?id=${id}`;
export const parametersAddress = (id: string): string => `/parameter-set?id=${id}`;
export const lifeAddress = (id: string): string => `/device/uav/life-statistics?id=${id}`;

/** The specification's addresses name no device: which one is meant stands behind the question mark. */
export function deviceIdIn(params: URLSearchParams): DeviceId | undefined {
  const id = params.get('id') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? (id as DeviceId) : undefined;
}
