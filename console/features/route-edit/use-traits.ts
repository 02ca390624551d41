import type { DeviceId } from '@skyhelm/contract/ids';
import { limitsOf } from '@skyhelm/core/plan/checks/check';
import { performanceOf } from '@skyhelm/core/plan/path/performance';
import { NO_TRAITS } from '@skyhelm/core/vehicle/flight-traits';
import { useMemo } from 'react';
import { flightTraits } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';

/** Until the aircraft has told its parameters. */
const AGAIN_MS = 3_000;
/** Its rally points become known some time after it has come, and may be sent by anybody. */
const LOOK_MS = 60_000;
const NOBODY = '' as DeviceId;

/** How the chosen aircraft flies: the server holds the route to it when it is sent. */
export function useTraits(aircraft: DeviceId | null) {
  const mayFly = useHas('device:query');
  const { data } = useRead(
    flightTraits.getFlightTraits,
    { deviceId: aircraft ?? NOBODY },
    {
      when: mayFly && aircraft !== null,
      everyMs: (told) => (aircraft === null ? undefined : told?.isCurrent === false ? AGAIN_MS : LOOK_MS),
    },
  );
  return useMemo(() => {
    const traits = (aircraft !== null && data) || NO_TRAITS;
    return { traits, limits: limitsOf(traits), performance: performanceOf(traits) };
  }, [aircraft, data]);
}
