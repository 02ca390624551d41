import type { DeviceId } from '@skyhelm/contract/ids';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../../platform/bus/bus.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';

/** What was heard of it just now; nothing where nobody hears it. */
export async function stateOf(bus: Bus, deviceId: DeviceId): Promise<VehicleState> {
  const found = await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }).catch(() => undefined);
  const { online, state, stale } = found?.[deviceId] ?? { online: false, state: {}, stale: [] };
  const fresh: VehicleState = online ? { ...state } : {};
  for (const name of stale) delete fresh[name];
  return fresh;
}
