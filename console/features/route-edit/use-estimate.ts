import { estimateOf, type Estimate } from '@skyhelm/core/plan/estimate';
import { useMemo } from 'react';
import { useDesk } from './use-desk.ts';
import { useAir } from './use-faults.ts';
import { useTerrain } from './use-terrain.ts';

/** How much of a flight the route on the desk is: from where the chosen aircraft stands and as that one flies, once that is known. */
export function useEstimate(): Estimate {
  const { route } = useDesk().now.draft;
  const { home, performance } = useAir();
  const terrain = useTerrain();
  return useMemo(() => estimateOf(route, home, performance, terrain), [route, home, performance, terrain]);
}
