import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Covered, MapHandle } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { fenceShapes } from '../ground-station/index.ts';
import { placesOf } from './draw-route.ts';
import { EditingFrame } from './EditingFrame.tsx';
import { OpenedRoute } from './OpenedRoute.tsx';
import { goToAircraft } from './go-to-aircraft.ts';
import { isInSight } from './in-sight.ts';
import { useOpening, useOpeningOn, useRememberedLook } from '../map-opening/index.ts';
import type { Sitting } from './sitting.ts';
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
  /** What lies over it just now. */
  covered(): Covered;
  /** The aircraft whose fences are on it already. */
  fenced: readonly string[];
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

function Beside({ sitting, id, map, covered, fenced, onKept, onLeft }: Omit<StationEditorProps, 'aircraft'> & { sitting: Sitting }) {
  const t = useWords();
  const { desk } = useDesk();
  const editing = useEditing({
    sitting,
    map,
    onSaved(kept) {
      if (kept.id !== id) onKept(kept.id);
    },
    onLeft,
  });
  const show = useEffectEvent((on: MapHandle) => {
    const places = placesOf(desk.now().draft.route);
    const hidden = covered();
    if (!isInSight(on, places, hidden)) on.camera.fit(places, hidden);
  });
  useEffect(() => {
    if (map) show(map);
  }, [map]);
  const { aircraft, fence, fleet } = editing;
  const isDrawn = () => placesOf(desk.now().draft.route).length > 0;
  const [isNew] = useState(() => !isDrawn());
  useOpeningOn(map, useOpening(isNew && aircraft === null, fleet), isDrawn);
  useRememberedLook(map, isDrawn);
  const isTaken = useRef(false);
  useEffect(
    () =>
      map?.on('taken', () => {
        isTaken.current = true;
      }),
    [map],
  );
  const goTo = useEffectEvent((on: MapHandle, id: DeviceId) =>
    goToAircraft(on.camera, id, { covered, isLeftAlone: () => isTaken.current || isDrawn() }),
  );
  useEffect(() => (map && isNew && aircraft !== null ? goTo(map, aircraft) : undefined), [map, isNew, aircraft]);
  const isFenceShown = aircraft === null ? fenced.length > 0 : fenced.includes(aircraft);
  useEffect(() => {
    map?.shapes.set('edited fence', isFenceShown ? [] : fenceShapes(fence, 'edited'));
    return () => map?.shapes.set('edited fence', []);
  }, [map, fence, isFenceShown]);
  return (
    <EditingFrame editing={editing} leaveText={t('route.editor.close')}>
      <ToolBar map={map} tool={editing.tool} onTool={editing.setTool} />
    </EditingFrame>
  );
}
