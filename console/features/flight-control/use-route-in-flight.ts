import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getRouteInFlight } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useVehicle } from './use-live.ts';

const LOOK_EVERY_MS = 3_000;

/** The route that an aircraft is flying, and how far it has come; nothing on the ground, or where that is not known. */
export function useRouteInFlight(deviceId: DeviceId): OutputOf<typeof getRouteInFlight> {
  const isFlying = useVehicle(deviceId).state.flying === true;
  const when = useHas('device:control') && isFlying;
  const { data } = useRead(flownRoute.getRouteInFlight, { deviceId }, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  return (when && data) || null;
}
