import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { armingReasonsNow, followArmingReasons } from '../../live/arming-reasons.ts';
import { controlsNow, followControls, type LiveControls } from '../../live/controls.ts';
import { followVehicle, followVehicles, vehicleNow, type LiveVehicle } from '../../live/uav-data.ts';

export const useVehicle = (device: string): LiveVehicle =>
  useSyncExternalStore(
    useCallback((told) => followVehicle(device, told), [device]),
    () => vehicleNow(device),
  );

const idsIn = (key: string): string[] => (key === '' ? [] : key.split(' '));

/** Those of them that are said not to be heard; what nothing has been said of yet is not among them. */
export function useUnheard(devices: readonly string[]): ReadonlySet<string> {
  const key = devices.join(' ');
  const unheard = useSyncExternalStore(
    useCallback((told) => followVehicles(idsIn(key), told), [key]),
    () =>
      idsIn(key)
        .filter((device) => vehicleNow(device).online === false)
        .join(' '),
  );
  return useMemo(() => new Set(idsIn(unheard)), [unheard]);
}

export const useControls = (device: string): LiveControls =>
  useSyncExternalStore(
    useCallback((told) => followControls(device, told), [device]),
    () => controlsNow(device),
  );

export const useArmingReasons = (device: string): readonly string[] =>
  useSyncExternalStore(
    useCallback((told) => followArmingReasons([device], told), [device]),
    () => armingReasonsNow(device),
  );
