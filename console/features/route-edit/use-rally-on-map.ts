import type { Rally } from '@skyhelm/core/vehicle/rally';
import { useEffect } from 'react';
import type { MapHandle, MapMarker } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';

const GROUP = 'rally';

/** Where the chosen aircraft may come back to instead of home: what is wrong on the way there is told by its number. */
export function useRallyOnMap(map: MapHandle | undefined, { points }: Rally): void {
  const t = useWords();
  useEffect(() => {
    if (!map || points.length === 0) return;
    const markers = points.map(({ number, latitude, longitude }): MapMarker => ({
      id: `${GROUP} ${number}`,
      kind: 'landing',
      position: { latitude, longitude },
      label: t('route.rally', { number }),
    }));
    map.markers.set(GROUP, markers);
    return () => map.markers.set(GROUP, []);
  }, [map, points, t]);
}
