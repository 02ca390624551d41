import { useState } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { LayerChoices } from './LayerChoices.tsx';
import styles from './panel.module.css';
import { useMarkerLayer } from './use-marker-layer.ts';

/** Markers below whatever else is worked on: they are looked at, not changed. */
export function MarkersOnMap({ map }: { map: MapHandle | undefined }) {
  const t = useWords();
  const layer = useMarkerLayer(map);
  const [isOpen, setOpen] = useState(false);
  if (!useHas('marker:query')) return null;
  return (
    <div className={styles['corner']}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('marker.panel')}
      </button>
      {isOpen && (
        <div className={styles['choices']}>
          <LayerChoices layer={layer} />
        </div>
      )}
    </div>
  );
}
