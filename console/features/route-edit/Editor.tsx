import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { USUAL_ENDURANCE } from '@skyhelm/core/plan/energy/endurance';
import { OPEN_AIR, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { deviceFleet } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useLeaving } from '../../ui/form/use-leaving.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useZones } from '../ground-station/index.ts';
import { MarkersOnMap } from '../marker/index.ts';
import { EditHead } from './EditHead.tsx';
import { EditMap } from './EditMap.tsx';
import styles from './edit.module.css';
import { Figures } from './Figures.tsx';
import { HeightProfile } from './HeightProfile.tsx';
import { OfflineQuestion } from './OfflineQuestion.tsx';
import { ByHandQuestion } from './pattern/ByHandQuestion.tsx';
import type { Around } from './pattern/new-pattern.ts';
import { LaidOutContext, useLaying } from './pattern/use-laying.ts';
import { SaveQuestions } from './SaveQuestions.tsx';
import { SidePanel } from './SidePanel.tsx';
import { handOver, type Sitting } from './sitting.ts';
import { ToolBar } from './ToolBar.tsx';
import { useChosenAircraft } from './use-chosen-aircraft.ts';
import { useDesk } from './use-desk.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { AirContext, IssuesContext } from './use-faults.ts';
import { useHome } from './use-home.ts';
import { useSaving } from './use-saving.ts';
import { TerrainContext, useTerrainBelow } from './use-terrain.ts';

const ExportDrawer = onDemand(async () => (await import('../route-file/index.ts')).ExportDrawer, { words: ['routefile'] });

/** Map, numbers and forms of one route. */
export function Editor({ sitting }: { sitting: Sitting }) {
  const { desk, now } = useDesk();
  const [, go] = useLocation();
  const mayFly = useHas('device:query');
  const { aircraft, choose, performance, limits } = useChosenAircraft(desk, sitting.mayEdit);
  const [isOffline, setOffline] = useState(sitting.isOffline);
  const [tool, setTool] = useState(sitting.tool);
  const [tab, setTab] = useState(sitting.tab);
  const [map, setMap] = useState<MapHandle>();
  const [isExporting, setExporting] = useState(false);
  const fleet = useRead(deviceFleet.getFleet, {}, { when: mayFly }).data?.rows ?? [];
  const zones = useZones();
  const fence = useRead(deviceFleet.getFence, aircraft === null ? {} : { deviceId: aircraft }, { when: mayFly }).data ?? NO_FENCE;

  const isKnown = mayFly && aircraft !== null;
  const endurance = useRead(deviceFleet.getEndurance, { deviceId: aircraft! }, { when: isKnown, everyMs: 60_000 }).data;

  const home = useHome(aircraft ?? undefined);
  const laying = useLaying(desk, home?.position);
  const { laidOut } = laying.state;
  const { name, remarks, route } = now.draft;
  const terrain = useTerrainBelow(route);
  const airspace = useMemo(
    (): Airspace => ({ zones: zones ?? OPEN_AIR.zones, fence, home, performance }),
    [zones, fence, home, performance],
  );
  const held = useMemo(() => ({ limits, airspace, terrain, endurance }), [limits, airspace, terrain, endurance]);
  const issues = useMemo(() => checkRoute({ name, remarks, route, laidOut, ...held }), [name, remarks, route, laidOut, held]);
  const saving = useSaving({
    desk,
    settled: laying.settled,
    check: () => checkRoute({ ...desk.now().draft, laidOut: laying.now().laidOut, ...held }),
    onFaulty: () => setTab('check'),
    onSaved({ id }) {
      const address = `/edit-route/${id}`;
      if (location.pathname === address) return;
      handOver(id, { ...sitting, isOffline, tool, tab });
      go(`${address}${location.search}`, { replace: true });
    },
  });
  useEditKeys(desk, () => void saving.save());
  const { leave, question } = useLeaving({ open: true, isUnsaved: () => desk.now().isChanged, onClose: () => go('/route') });
  const jump = (index: number) => {
    const waypoint = desk.now().draft.route.waypoints[index];
    setTab('waypoints');
    if (waypoint) map?.camera.moveTo(waypoint);
  };

  return (
    <TerrainContext value={terrain}>
      <IssuesContext value={issues}>
        <LaidOutContext value={laying.state}>
          <EditHead
            isOffline={isOffline && aircraft === null}
            isSaving={saving.isSaving}
            mayEdit={sitting.mayEdit}
            onLeave={leave}
            onSave={() => void saving.save()}
            onSaveAs={saving.askForName}
            onExport={() => setExporting(true)}
          />
          <div className={styles['map']}>
            <EditMap tool={tool} zones={zones} fence={fence} aircraft={aircraft ?? undefined} onTool={setTool} onMap={setMap} />
            <ToolBar tool={tool} onTool={setTool} />
            <MarkersOnMap map={map} />
          </div>
          <AirContext value={airspace}>
            <SidePanel
              tab={tab}
              onTab={setTab}
              around={() => aroundOf(map)}
              tool={tool}
              onTool={setTool}
              onJump={jump}
              fleet={fleet}
              aircraft={aircraft ?? undefined}
              onAircraft={(id) => choose(id ?? null)}
            />
          </AirContext>
          <footer className={styles['foot']}>
            <Figures home={home} endurance={endurance ?? USUAL_ENDURANCE} />
            <HeightProfile />
          </footer>
          {mayFly && aircraft === null && !isOffline && (
            <OfflineQuestion fleet={fleet} onOffline={() => setOffline(true)} onAircraft={choose} />
          )}
          <SaveQuestions saving={saving} name={name} />
          <ByHandQuestion />
          {now.kept && isExporting && (
            <ExportDrawer open exported={[{ id: now.kept.id, name }]} isUnsaved={now.isChanged} onClose={() => setExporting(false)} />
          )}
          {question}
        </LaidOutContext>
      </IssuesContext>
    </TerrainContext>
  );
}

/** Pixels: a good size to take hold of. */
const SHAPE_PX = 80;

/** Before there is a map there is nothing to look at. */
function aroundOf(map: MapHandle | undefined): Around {
  const { centre, metresPerPixel } = map?.camera.view() ?? { centre: { longitude: 0, latitude: 0 }, metresPerPixel: 1 };
  return { centre, metres: metresPerPixel * SHAPE_PX };
}
