import { useState, type ReactNode } from 'react';
import { onDemand } from '../../ui/on-demand.tsx';
import { EditHead } from './EditHead.tsx';
import styles from './edit.module.css';
import { Figures } from './Figures.tsx';
import { HeightProfile } from './HeightProfile.tsx';
import { LookingNotice } from './looking/LookingNotice.tsx';
import { ByHandQuestion } from './pattern/ByHandQuestion.tsx';
import type { Around } from './pattern/new-pattern.ts';
import { LaidOutContext } from './pattern/use-laying.ts';
import { SaveQuestions } from './SaveQuestions.tsx';
import { SidePanel } from './SidePanel.tsx';
import { UnsavedOffer } from './unsaved/UnsavedOffer.tsx';
import { useDesk } from './use-desk.ts';
import type { Editing } from './use-editing.ts';
import { AirContext, IssuesContext } from './use-faults.ts';
import { TerrainContext } from './use-terrain.ts';
import type { MapHandle } from '../../map/map-handle.ts';

const ExportDrawer = onDemand(async () => (await import('../route-file/index.ts')).ExportDrawer, { words: ['routefile'] });

interface EditingFrameProps {
  editing: Editing;
  leaveText: string;
  /** What else stands in the head. */
  inHead?: ReactNode;
  /** The tools and, on a page of its own, the map. */
  children: ReactNode;
}

/** All parts of the editor but its map, and what is asked meanwhile. */
export function EditingFrame({ editing, leaveText, inHead, children }: EditingFrameProps) {
  const { map, mayEdit, fleet, endurance, laying, terrain, airspace, issues, aircraft, isOffline, tool, tab, saving, unsaved } = editing;
  const { now } = useDesk();
  const { name } = now.draft;
  const [isExporting, setExporting] = useState(false);
  return (
    <TerrainContext value={terrain}>
      <IssuesContext value={issues}>
        <LaidOutContext value={laying}>
          <EditHead
            isOffline={isOffline && aircraft === null}
            isSaving={saving.isSaving}
            mayEdit={mayEdit}
            leaveText={leaveText}
            onLeave={editing.leave}
            onSave={() => void saving.save()}
            onSaveAs={saving.askForName}
            onExport={() => setExporting(true)}
          >
            {inHead}
          </EditHead>
          {children}
          <AirContext value={airspace}>
            <SidePanel
              notice={
                now.isLookedAt ? (
                  <LookingNotice onSaveAs={saving.askForName} />
                ) : (
                  unsaved.found && <UnsavedOffer found={unsaved.found} onTakeUp={unsaved.takeUp} onDiscard={unsaved.discard} />
                )
              }
              tab={tab}
              onTab={editing.setTab}
              around={() => aroundOf(map)}
              tool={tool}
              onTool={editing.setTool}
              onJump={editing.jump}
              fleet={fleet}
              aircraft={aircraft ?? undefined}
              onAircraft={(id) => editing.setAircraft(id ?? null)}
            />
            <footer className={styles['foot']}>
              <Figures endurance={endurance} />
              <HeightProfile />
            </footer>
          </AirContext>
          <SaveQuestions saving={saving} name={name} />
          <ByHandQuestion />
          {now.kept && isExporting && (
            <ExportDrawer open exported={[{ id: now.kept.id, name }]} isUnsaved={now.isChanged} onClose={() => setExporting(false)} />
          )}
          {editing.question}
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
