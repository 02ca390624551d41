import type { Fault } from '@skyhelm/core/vehicle/fault';
import type { News } from '../../live/news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import type { VehicleLook } from '../../map/map-handle.ts';

/** From then on a value's age is shown. */
export const OLD_MS = 2_000;

/** What cannot wait; the rest of what can be wrong wants attention. */
const GRAVE: readonly Fault[] = ['emergency', 'batteryEmpty', 'positioning', 'zone', 'fence', 'wayHome'];

export const isOld = ({ isConnected, online, age }: LiveVehicle): boolean => online !== true || !isConnected || (age ?? Infinity) >= OLD_MS;

/** The gravest that is wrong with each vehicle. */
export function worstFaults(alarms: readonly News[]): ReadonlyMap<string, Fault> {
  const worst = new Map<string, Fault>();
  for (const { device, event } of alarms) {
    if (event.kind !== 'alarm') continue;
    const before = worst.get(device);
    if (!before || (!GRAVE.includes(before) && GRAVE.includes(event.fault))) worst.set(device, event.fault);
  }
  return worst;
}

export function lookOf(vehicle: LiveVehicle, fault: Fault | undefined): VehicleLook {
  if (isOld(vehicle)) return 'stale';
  if (fault) return GRAVE.includes(fault) ? 'danger' : 'attention';
  return vehicle.state.flying ? 'flying' : 'ground';
}
