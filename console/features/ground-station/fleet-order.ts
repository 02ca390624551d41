import type { FleetSource, FleetVehicle } from '../../live/fleet-source.ts';

/** What flies, then what is heard, then the rest. */
function rankOf(fleet: Pick<FleetSource, 'now'>, id: string): 0 | 1 | 2 {
  const { online, state } = fleet.now(id);
  if (online !== true) return 2;
  return state.flying ? 0 : 1;
}

/** What one is likely to look for comes first; among equals the order stays as it is. */
export function inOrder(vehicles: readonly FleetVehicle[], fleet: Pick<FleetSource, 'now'>): readonly FleetVehicle[] {
  const ranked: FleetVehicle[][] = [[], [], []];
  for (const vehicle of vehicles) ranked[rankOf(fleet, vehicle.id)]!.push(vehicle);
  return ranked.flat();
}
