import type { DeviceId } from '@skyhelm/contract/ids';
import { useEffect, useState } from 'react';
import { planFor } from './plan-for.ts';
import type { RouteDesk } from './route-desk.ts';
import { useTraits } from './use-traits.ts';

/**
 * Which aircraft the route is held to. Once somebody chooses another one, the route is planned for it as soon as it is known how that one flies; what was opened
 * with one stays as it is.
 */
export function useChosenAircraft(desk: RouteDesk, mayEdit: boolean, opened: DeviceId | null) {
  const [aircraft, setAircraft] = useState(opened);
  const [isChosenHere, setChosenHere] = useState(false);
  const { traits, ...held } = useTraits(aircraft);
  const { airframe, turnRadius, speedMin } = traits;
  // Whatever else is heard of it later is no reason to plan anew.
  useEffect(() => {
    if (isChosenHere) planFor(desk, { airframe, turnRadius, speedMin });
  }, [desk, isChosenHere, airframe, turnRadius, speedMin]);
  return {
    aircraft,
    choose(next: DeviceId | null) {
      setAircraft(next);
      setChosenHere(mayEdit && next !== null);
    },
    ...held,
  };
}
