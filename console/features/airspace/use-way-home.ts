import type { DeviceId } from '@skyhelm/contract/ids';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import { zonesHomeward, type Homeward } from '@skyhelm/core/plan/path/way-home';
import { flightTraits } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { serverNow } from '../../browser/server-clock.ts';
import { vehicleNow } from '../../live/uav-data.ts';
import { useHas } from '../../session/session.ts';
import { useZones } from './use-zones.ts';

/** A zone that was closed a moment ago counts for whoever calls an aircraft back. */
const FLYING_MS = 10_000;
const AGAIN_MS = 60_000;

/** The names of the zones on an aircraft's way home, as it would fly now. What is not known yet keeps nobody from calling it back: then there are none. */
export function useWayHome(deviceId: DeviceId, isFlying: boolean): (by: Homeward) => string[] {
  const zones = useZones(undefined, isFlying ? FLYING_MS : AGAIN_MS);
  const when = useHas('device:query');
  const { data: traits } = useRead(flightTraits.getFlightTraits, { deviceId, asKept: true }, { when, everyMs: AGAIN_MS });
  return (by) => (zones && traits ? zonesHomeward(vehicleNow(deviceId).state, by, performanceOf(traits), zones, serverNow()) : []);
}
