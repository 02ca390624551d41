import type { DeviceId } from '@skyhelm/contract/ids';
import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import { newTaskAddress } from '../task/index.ts';

export interface FastTask {
  at: Position;
  /** The aircraft that somebody had chosen on the map. */
  deviceId: DeviceId | undefined;
}

/** A tenth of a metre: nobody clicks any better. */
const DIGITS = 6;

/** The form for one spot, filled in as far as it can be. */
export function fastTaskAddress({ at, deviceId }: FastTask): string {
  const query = new URLSearchParams({
    at: `${at.latitude.toFixed(DIGITS)},${at.longitude.toFixed(DIGITS)}`,
    ...(deviceId && { device: deviceId }),
  });
  return `${newTaskAddress('/task-management', 'spot')}?${query}`;
}

export function fastTaskIn(search: string): FastTask | undefined {
  const params = new URLSearchParams(search);
  const [latitude, longitude] = (params.get('at') ?? '').split(',').map(Number);
  if (!params.get('at') || !isLatitude(latitude!) || !isLongitude(longitude!)) return undefined;
  return { at: { latitude: latitude!, longitude: longitude! }, deviceId: (params.get('device') ?? undefined) as DeviceId | undefined };
}
