import type { DeviceId } from '@skyhelm/contract/ids';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { Bus } from '../../platform/bus/bus.ts';
import { askGateway } from '../../platform/bus/vehicle-subjects.ts';
import { knownOf, type Known } from '../control/index.ts';

/** What it is, and what is known of it at this moment. */
export async function vehicleOf(bus: Bus, deviceId: DeviceId): Promise<Known> {
  const [known, crafts] = await Promise.all([
    knownOf(bus, deviceId),
    askGateway(bus, 'gateway.crafts', { deviceIds: [deviceId] }).catch(() => undefined),
  ]);
  return { ...known, craft: crafts?.[deviceId] ?? (known.online ? known.craft : undefined) };
}

/** ArduPilot counts its home as the first item. */
export const firstItemOf = ({ autopilot }: MissionVehicle): number => (autopilot === 'ardupilot' ? 1 : 0);

function placeOf(state: Known['state']): Pick<MissionVehicle, 'home' | 'homeAltitude'> {
  const home = homeOf(state);
  return { home: home?.position, homeAltitude: home?.altitude };
}

/** Nothing where the aircraft is not there or speaks in no words that we know. */
export function mannerOf({ craft, state }: { craft?: Craft | undefined; state: Known['state'] }): MissionVehicle | undefined {
  if (!craft || craft.autopilot === 'other' || craft.kind === 'other') return undefined;
  return { autopilot: craft.autopilot, kind: craft.kind, ...placeOf(state) };
}

/** What it has told is read all the same once it has gone. */
export const likelyMannerOf = (known: Known): MissionVehicle =>
  mannerOf(known) ?? { autopilot: 'ardupilot', kind: 'multirotor', ...placeOf(known.state) };
