import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getRouteInFlight } from '@skyhelm/contract/flown-route';
import type { DeviceId } from '@skyhelm/contract/ids';
import { modeNumbered, staysOnRoute } from '@skyhelm/core/vehicle/flight-mode';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { useVehicle } from './use-live.ts';

const LOOK_EVERY_MS = 3_000;

/** The route that an aircraft is flying, and how far it has come; nothing on the ground, on its way home, or where that is not known. */
export function useRouteInFlight(deviceId: DeviceId): OutputOf<typeof getRouteInFlight> {
  const { flying, mode } = useVehicle(deviceId).state;
  // What was read a moment ago knows nothing of an aircraft that turns home now.
  const when = useHas('device:control') && flying === true && staysOnRoute(modeNumbered(mode ?? 0));
  const { data } = useRead(flownRoute.getRouteInFlight, { deviceId }, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  return (when && data) || null;
}
