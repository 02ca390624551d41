import type { Zone } from '@skyhelm/core/airspace/zone';
import { useEffect, useMemo } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import { useBounds } from '../../map/use-bounds.ts';
import { useZones } from './use-zones.ts';
import { zonesInView } from './zones-in-view.ts';

const GROUP = 'zones beneath';

export const zoneLook = (kind: Zone['kind']) => (kind === 'restricted' ? 'restricted' : 'noFly');

/** What is closed already where somebody draws, all but what they are drawing anew. */
export function useZonesBeneath(map: MapHandle | undefined, except?: string): void {
  const index = useZones();
  const bounds = useBounds(map);
  const seen = useMemo(() => index && bounds && zonesInView(index, bounds, ({ id }) => id !== except), [index, bounds, except]);
  useEffect(() => {
    map?.shapes.set(
      GROUP,
      [...(seen?.airports.zones ?? []), ...(seen?.own.zones ?? [])].map(({ id, kind, shape, name }) => ({
        id,
        kind: zoneLook(kind),
        shape,
        label: name,
      })),
    );
  }, [map, seen]);
}
