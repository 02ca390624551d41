import type { Marker, MarkerFilter } from '@skyhelm/contract/marker';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { ListMapDrawer } from '../../map/ListMapDrawer.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { About } from './About.tsx';
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
    <ListMapDrawer
      open={open}
      title={t('marker.onMap')}
      more={more ? [t('marker.onMap.more')] : []}
      hint={t(first?.length === 0 ? 'marker.empty' : 'marker.onMap.hint')}
      chosen={
        chosen && (
          <>
            <About marker={chosen} />
            {mayEdit && chosen.mayEdit && <Button onClick={() => onEdit(chosen)}>{t('common.edit')}</Button>}
          </>
        )
      }
      onMap={setMap}
      onCentre={look}
      onClose={onClose}
    />
  );
}
