import type { Fault } from '@skyhelm/core/vehicle/fault';
import type { News } from '../../live/news.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import type { VehicleLook } from '../../map/map-handle.ts';
import type { ClosedRoute } from '../flight-control/index.tsx';

/** From then on a value's age is shown. */
export const OLD_MS = 2_000;

/** What can be wrong with a vehicle: what it is seen to suffer from, and that the route that it flies leads into what is closed now. */
export type Wrong = Fault | 'routeClosed';

/** What cannot wait; the rest of what can be wrong wants attention. */
const GRAVE: readonly Wrong[] = [
  'crash',
  'falling',
  'disarmedInAir',
  'thrustLoss',
  'radioFailsafe',
  'gcsFailsafe',
  'batteryFailsafe',
  'ekfFailsafe',
  'fenceFailsafe',
  'batteryEmpty',
  'batteryFault',
  'positioning',
  'gyro',
  'accelerometer',
  'attitude',
  'motorOutputs',
  'zone',
  'fence',
  'descent',
  'wayHome',
  'routeClosed',
  // It has no more to say than that some failsafe acts: what names it comes before.
  'emergency',
];
const graveness = (wrong: Wrong): number => (GRAVE.includes(wrong) ? GRAVE.length - GRAVE.indexOf(wrong) : 0);
/** The gravest first. */
export const byGravity = (one: Wrong, other: Wrong): number => graveness(other) - graveness(one);
export const isGrave = (wrong: Wrong): boolean => GRAVE.includes(wrong);

export const isOld = ({ isConnected, online, age }: LiveVehicle): boolean => online !== true || !isConnected || (age ?? Infinity) >= OLD_MS;

/** The gravest that is wrong with each vehicle. */
export function worstFaults(alarms: readonly News[], closed: readonly ClosedRoute[] = []): ReadonlyMap<string, Wrong> {
  const worst = new Map<string, Wrong>();
  const note = (device: string, wrong: Wrong) => {
    const before = worst.get(device);
    if (!before || byGravity(before, wrong) > 0) worst.set(device, wrong);
  };
  for (const { device, event } of alarms) if (event.kind === 'alarm') note(device, event.fault);
  for (const { deviceId } of closed) note(deviceId, 'routeClosed');
  return worst;
}

export function lookOf(vehicle: LiveVehicle, fault: Wrong | undefined): VehicleLook {
  if (isOld(vehicle)) return 'stale';
  if (fault) return isGrave(fault) ? 'danger' : 'attention';
  return vehicle.state.flying ? 'flying' : 'ground';
}
