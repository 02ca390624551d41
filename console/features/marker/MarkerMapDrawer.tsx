import type { Marker, MarkerFilter } from '@skyhelm/contract/marker';
import { Alert, Button, Drawer } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { About } from './About.tsx';
import styles from './marker.module.css';
import { MARKERS, useMarkersInView } from './use-markers-in-view.ts';

interface MarkerMapDrawerProps {
  open: boolean;
  filter: Partial<MarkerFilter>;
  onEdit(marker: Marker): void;
  onClose(): void;
}

/** As many as decide where the map opens. */
const FIRST = 200;

/** The list on the map: a click on a marker says which it is. */
export function MarkerMapDrawer({ open, filter, onEdit, onClose }: MarkerMapDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const [map, setMap] = useState<MapHandle>();
  const [chosenId, setChosenId] = useState<string>();
  const mayEdit = useHas('marker:edit');
  const first = useRead(marker.getMarkers, { ...filter, pageSize: FIRST }).data?.rows;
  const { rows, more } = useMarkersInView(map, { filter, isShown: true, selectedId: chosenId });
  const chosen = rows.find(({ id }) => id === chosenId);
  const look = () => map?.camera.fit((first ?? []).flatMap(({ points }) => points));
  const lookFirst = useEffectEvent(look);
  const isKnown = first !== undefined;
  useEffect(() => {
    if (isKnown) lookFirst();
  }, [map, isKnown]);
  useEffect(() => map?.on('click', ({ feature }) => setChosenId(feature?.group === MARKERS ? feature.id : undefined)), [map]);

  return (
    <Drawer open={open} title={t('marker.onMap')} size={960} onClose={onClose} destroyOnHidden classNames={{ body: styles['mapBody']! }}>
      {more && <Alert type="info" showIcon title={t('marker.onMap.more')} />}
      <div className={styles['wholeMap']}>
        <MapCanvas
          label={t('marker.onMap')}
          onCentre={look}
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <div className={styles['chosen']} aria-live="polite">
        {chosen ? (
          <>
            <About marker={chosen} />
            {mayEdit && chosen.mayEdit && <Button onClick={() => onEdit(chosen)}>{t('common.edit')}</Button>}
          </>
        ) : (
          <p className="page-note">{t(first?.length === 0 ? 'marker.empty' : 'marker.onMap.hint')}</p>
        )}
      </div>
    </Drawer>
  );
}
