import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { placesOf } from './draw-route.ts';
import { EditingFrame } from './EditingFrame.tsx';
import { OpenedRoute } from './OpenedRoute.tsx';
import { handOver, type Sitting } from './sitting.ts';
import styles from './station-editor.module.css';
import { ToolBar } from './ToolBar.tsx';
import { useDesk } from './use-desk.ts';
import { useEditing } from './use-editing.ts';

interface StationEditorProps {
  /** A new one without. */
  id: RouteId | undefined;
  aircraft: DeviceId | null;
  /** The station's own: what flies on it stays there. */
  map: MapHandle | undefined;
  /** A new route has been kept. */
  onKept(id: RouteId): void;
  onLeft(): void;
}

/** The editor beside a map that is there already. Nothing of it lies over that map: who flies meanwhile sees and commands as before. */
export function StationEditor({ id, aircraft, onLeft, ...around }: StationEditorProps) {
  const t = useWords();
  return (
    <section className={styles['beside']} aria-label={t('route.editor')}>
      <OpenedRoute
        id={id}
        // Nobody is asked for an aircraft by a dialog that would stand in the way of commands.
        beginning={{ aircraft, isOffline: true }}
        wayBack={<Button onClick={onLeft}>{t('route.editor.close')}</Button>}
      >
        {(sitting) => <Beside sitting={sitting} id={id} onLeft={onLeft} {...around} />}
      </OpenedRoute>
    </section>
  );
}

function Beside({ sitting, id, map, onKept, onLeft }: Omit<StationEditorProps, 'aircraft'> & { sitting: Sitting }) {
  const t = useWords();
  const { desk } = useDesk();
  const editing = useEditing({
    sitting,
    map,
    onSaved(kept, next) {
      if (kept.id === id) return;
      handOver(kept.id, next);
      onKept(kept.id);
    },
    onLeft,
  });
  const show = useEffectEvent((on: MapHandle) => {
    const places = placesOf(desk.now().draft.route);
    const [west, south, east, north] = on.camera.view().bounds;
    const isSeen = places.every(({ latitude, longitude }) => latitude > south && latitude < north && longitude > west && longitude < east);
    if (!isSeen) on.camera.fit(places);
  });
  useEffect(() => {
    if (map) show(map);
  }, [map]);
  return (
    <EditingFrame editing={editing} leaveText={t('route.editor.close')}>
      <ToolBar tool={editing.tool} onTool={editing.setTool} />
    </EditingFrame>
  );
}
