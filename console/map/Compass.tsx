import { useEffect, useRef } from 'react';
import { useWords } from '../words/words.ts';
import { MapButton } from './MapButton.tsx';
import type { MapHandle } from './map-handle.ts';

/** Points north while the map turns; clicked, it turns the map back. */
export function Compass({ map }: { map: MapHandle }) {
  const t = useWords();
  const needle = useRef<SVGGElement>(null);
  useEffect(() => {
    const turn = (bearing: number) => needle.current?.setAttribute('transform', `rotate(${-bearing} 12 12)`);
    turn(map.camera.view().bearing);
    return map.on('move', ({ bearing }) => turn(bearing));
  }, [map]);
  return (
    <MapButton title={t('map.north')} onClick={() => map.camera.northUp()}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <g ref={needle}>
          <path d="M12 2 15.5 12h-7z" fill="var(--danger)" />
          <path d="M12 22 8.5 12h7z" fill="currentColor" opacity="0.55" />
        </g>
      </svg>
    </MapButton>
  );
}
