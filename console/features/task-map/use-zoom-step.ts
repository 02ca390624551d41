import { useEffect, useState } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';

const STEPS = 2;

/** How near the map is, in halves of a zoom: what depends on it is not made anew at each frame of a move. */
export function useZoomStep(map: MapHandle | undefined): number {
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    if (!map) return;
    const take = (now: number) => setZoom(Math.floor(now * STEPS) / STEPS);
    take(map.camera.view().zoom);
    return map.on('move', (view) => take(view.zoom));
  }, [map]);
  return zoom;
}
