import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { MapHandle } from '../../map/map-handle.ts';
import { useNamedPage, usePageMoved } from '../../ui/page-name.ts';
import { movePage } from '../../ui/page-move.ts';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { useWords } from '../../words/words.ts';
import { MarkersOnMap } from '../marker/index.ts';
import { EditingFrame } from './EditingFrame.tsx';
import { EditMap } from './EditMap.tsx';
import styles from './edit.module.css';
import { OfflineQuestion } from './OfflineQuestion.tsx';
import { pageName, pageOf } from './page-of.ts';
import { PlaceField } from './place/PlaceField.tsx';
import type { Sitting } from './sitting.ts';
import { ToolBar } from './ToolBar.tsx';
import { useDesk } from './use-desk.ts';
import { useEditing } from './use-editing.ts';

/** The editor on a page of its own, around a map of its own. */
export function PageEditor({ sitting }: { sitting: Sitting }) {
  const t = useWords();
  const [path, go] = useLocation();
  const { now } = useDesk();
  useNamedPage(pageName(path, now), path);
  const [map, setMap] = useState<MapHandle>();
  const editing = useEditing({
    sitting,
    map,
    onSaved(kept) {
      const address = pageOf(kept);
      // Whoever has left meanwhile stays where they are.
      if (path === address || location.pathname !== path) return;
      movePage(path, address);
      usePageMoved.setState({ from: path, to: address });
      go(`${address}${location.search}`, { replace: true });
    },
    onLeft: () => go('/route'),
  });
  const { aircraft, fleet, mayFly, isOffline, tool } = editing;
  // Whoever comes back to the page has the aircraft again that they planned for, or fly. Kept behind another page, it has no say in that one's address.
  const isShown = path === pageOf(now.kept);
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    if (!isShown || location.pathname !== path || search.get('device') === aircraft) return;
    if (aircraft === null) search.delete('device');
    else search.set('device', aircraft);
    go(search.size > 0 ? `${path}?${search}` : path, { replace: true });
  }, [path, isShown, aircraft, go]);
  return (
    <EditingFrame
      editing={editing}
      leaveText={t('route.toList')}
      inHead={
        <span className={styles['wide']}>
          <ThemeSwitch />
        </span>
      }
    >
      <div className={styles['map']}>
        <EditMap zones={editing.zones} fence={editing.fence} aircraft={aircraft ?? undefined} fleet={fleet} onMap={setMap} />
        <ToolBar map={map} tool={tool} onTool={editing.setTool} />
        <PlaceField map={map} />
        <MarkersOnMap map={map} />
      </div>
      {mayFly && aircraft === null && !isOffline && (
        <OfflineQuestion fleet={fleet} onOffline={() => editing.setOffline(true)} onAircraft={editing.setAircraft} />
      )}
    </EditingFrame>
  );
}
