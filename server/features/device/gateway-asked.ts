import { refuse } from '../../platform/app-error.ts';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { request, type UnclaimedVehicle } from '../../platform/bus/subjects.ts';

export interface LinkState {
  online: boolean;
  flying: boolean;
}

const PATIENCE_MS = 1_000;

/** Without a gateway nothing is on a link: that is no failure. */
export async function unlessNobody<T>(asking: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof BusError && error.reason === 'nobody') return otherwise;
    throw error;
  }
}

export const linksOf = async (bus: Bus, deviceIds: readonly string[]): Promise<ReadonlyMap<string, LinkState>> =>
  deviceIds.length === 0
    ? new Map()
    : new Map(Object.entries(await unlessNobody(request(bus, 'gateway.links', { deviceIds: [...deviceIds] }, PATIENCE_MS), {})));

/** A list is shown also while the gateway is too busy to answer: everything in it is offline then. */
export const linksForReading = (bus: Bus, deviceIds: readonly string[]): Promise<ReadonlyMap<string, LinkState>> =>
  linksOf(bus, deviceIds).catch((error: unknown) => {
    if (error instanceof BusError) return new Map();
    throw error;
  });

/** Where the gateway does not answer nobody knows, and what must not happen in flight does not happen. */
export async function refuseFlying(bus: Bus, deviceId: string): Promise<void> {
  if ((await linksOf(bus, [deviceId])).get(deviceId)?.flying) refuse('device.flying');
}

export const unclaimedVehicles = (bus: Bus): Promise<UnclaimedVehicle[]> =>
  unlessNobody(request(bus, 'gateway.unclaimed', null, PATIENCE_MS), []);
