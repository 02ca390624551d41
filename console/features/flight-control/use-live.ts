import { useCallback, useSyncExternalStore } from 'react';
import { armingReasonsNow, followArmingReasons } from '../../live/arming-reasons.ts';
import { controlsNow, followControls, type LiveControls } from '../../live/controls.ts';
import { followVehicle, vehicleNow, type LiveVehicle } from '../../live/uav-data.ts';

export const useVehicle = (device: string): LiveVehicle =>
  useSyncExternalStore(
    useCallback((told) => followVehicle(device, told), [device]),
    () => vehicleNow(device),
  );

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
