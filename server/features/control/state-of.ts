import type { DeviceId } from '@skyhelm/contract/ids';
import { NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import type { Aim } from '@skyhelm/core/vehicle/command';
import type { FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { RallyPoint } from '@skyhelm/core/vehicle/plan-item';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../../platform/bus/bus.ts';
import { askGateway, type VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';

/** What is known of a vehicle at this moment. */
export interface Known {
  online: boolean;
  state: VehicleState;
  fence: Fence;
  /** Those that it has on board; nothing where nobody knows. */
  rally?: readonly RallyPoint[] | undefined;
  /** Nothing where it has not said what it is. */
  craft?: Craft | undefined;
  /** What it would go on with. */
  pausedIn?: FlightMode | undefined;
  /** Where it would fly to again. */
  pausedAim?: Aim | undefined;
}

const NOT_HEARD: Pick<VehicleSnapshot, 'online' | 'state' | 'stale' | 'fence' | 'rally' | 'craft' | 'pausedIn' | 'pausedAim'> = {
  online: false,
  state: {},
  stale: [],
};

/** What was heard of it just now; nothing where nobody hears it. */
export async function knownOf(bus: Bus, deviceId: DeviceId): Promise<Known> {
  const found = await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }).catch(() => undefined);
  const { online, state, stale, fence = NO_FENCE, rally, craft, pausedIn, pausedAim } = found?.[deviceId] ?? NOT_HEARD;
  const fresh: VehicleState = online ? { ...state } : {};
  for (const name of stale) delete fresh[name];
  return { online, state: fresh, fence, rally, craft, pausedIn, pausedAim };
}

export const stateOf = async (bus: Bus, deviceId: DeviceId): Promise<VehicleState> => (await knownOf(bus, deviceId)).state;
