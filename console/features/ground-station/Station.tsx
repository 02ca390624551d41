import type { DeviceId } from '@skyhelm/contract/ids';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { onWake } from '../../browser/sleep.ts';
import { positionOf } from '../../live/position-of.ts';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useUnitSystem } from '../../session/use-length.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { mayGive, useClosedRoutes } from '../flight-control/index.tsx';
import { MarkerPanel, useMarkerLayer } from '../marker/index.ts';
import { RoutePanel, RoutesOnMap, useShownRoutes } from '../route-shown/index.ts';
import { useIsRead } from './acknowledged.ts';
import { AircraftPanel } from './AircraftPanel.tsx';
import { AlarmBanner } from './AlarmBanner.tsx';
import { besideTools } from './beside-tools.ts';
import { CoordinateTool } from './CoordinateTool.tsx';
import { Dock } from './Dock.tsx';
import { inOrder } from './fleet-order.ts';
import { FastTaskTool } from './FastTaskTool.tsx';
import { FleetPanel } from './FleetPanel.tsx';
import { NewsPanel } from './NewsPanel.tsx';
import type { ProposedKind } from './proposal.ts';
import { ProposalCard } from './ProposalCard.tsx';
import { SeveralPanel } from './SeveralPanel.tsx';
import { StationMap } from './StationMap.tsx';
import { StationTools } from './StationTools.tsx';
import styles from './station.module.css';
import { StatusStrip } from './StatusStrip.tsx';
import { useAirspace } from './use-airspace.ts';
import { useDesks } from './use-desks.ts';
import { useEdited } from './use-edited.ts';
import { useAlarms, useFleet, useTexts } from './use-fleet.ts';
import { useLeapNotices } from './use-leap-notices.ts';
import { useSelection } from './use-selection.ts';
import { useStationKeys } from './use-station-keys.ts';
import { usePanels } from './use-panels.ts';
import { useShownStatus } from './use-shown-status.ts';
import { useProposal } from './use-proposal.ts';
import { worstFaults } from './vehicle-look.ts';

/** Nobody who only flies waits for an editor. */
const StationEditor = onDemand(async () => (await import('../route-edit/index.ts')).StationEditor);

/** Near enough to see where it flies. */
const NEAR_ZOOM = 14;

interface StationProps {
  total: number | undefined;
  isWaiting: boolean;
}

/** Map, fleet, instruments and commands of whatever flies around it, now or in a record. */
export function Station({ total, isWaiting }: StationProps) {
  const t = useWords();
  const fleet = useFleet();
  const selection = useSelection();
  const [maySeeRoutes, mayAddTasks] = [useHas('route:query'), useHas('task:add')];
  const { edited, edit, leave } = useEdited(maySeeRoutes);
  const [listed] = useShownStatus();
  const panels = usePanels(edited !== undefined, listed);
  const units = useUnitSystem();
  const [isFollowing, setFollowing] = useState(false);
  const [map, setMap] = useState<MapHandle>();
  const tools = useRef<HTMLDivElement>(null);
  const markers = useMarkerLayer(map);
  const routes = useShownRoutes();
  const nameOf = (id: string) => fleet.vehicles().find((vehicle) => vehicle.id === id)?.name;
  const { proposal, propose, close } = useProposal(selection.ids, map);
  const wake = useEffectEvent(close);
  // What was proposed before the page slept was meant for how things were then.
  useEffect(() => onWake(() => wake()), []);
  const alarms = useAlarms();
  const isRead = useIsRead();
  const texts = useTexts().filter((text) => !isRead(text));
  const closed = useClosedRoutes(fleet.capabilities.has('command'));
  const faults = useMemo(() => worstFaults(alarms, closed), [alarms, closed]);
  useLeapNotices();
  const selected = fleet.vehicles().filter(({ id }) => selection.ids.includes(id));
  const [first] = selected;
  const desks = useDesks(selected.map(({ id }) => id));
  const mayCommand = useHas('device:control') && fleet.capabilities.has('command');
  const only = selected.length === 1 ? first : undefined;
  // A map that moves cannot be drawn on.
  const mayFollow = only !== undefined && edited === undefined;
  const airspace = useAirspace(selected.map(({ id }) => id));
  const isHeldHere = (id: string) => desks.get(id)?.control?.holder?.here ?? false;
  const isAble = (kind: ProposedKind) => selected.filter(({ id }) => mayGive(kind, fleet.now(id), isHeldHere(id)));

  const pick = (picked: Picked) => {
    // While a route is edited the map is its paper.
    if (edited) return;
    const { vehicle, position } = picked;
    if (vehicle !== undefined) return selection.only(vehicle);
    // Otherwise a click on a marker is a click on the place where it lies.
    if (panels.isOpen('markers') && markers.pick(picked)) return;
    if (mayCommand && isAble('goTo').length > 0) propose('goTo', position);
  };
  const order = (kind: ProposedKind) => {
    panels.uncover();
    propose(kind);
  };
  const show = (id: string) => {
    const position = positionOf(fleet.now(id).state);
    if (position && map) map.camera.moveTo(position, Math.max(NEAR_ZOOM, map.camera.view().zoom));
  };
  const step = (by: 1 | -1) => {
    const all = inOrder(fleet.vehicles(), fleet);
    const at = all.findIndex(({ id }) => id === first?.id);
    const next = all[(at + by + all.length) % all.length];
    if (next) selection.only(next.id);
  };
  useStationKeys({
    escape: () => (proposal ? close() : edited ? undefined : panels.closeLast()),
    step,
    follow: () => setFollowing((before) => !before && mayFollow),
    centre: () => first && show(first.id),
  });

  return (
    <div
      className={`for-thumbs ${styles['station']}`}
      data-left={panels.isOpen('fleet')}
      data-right={panels.isOpen('aircraft')}
      data-news={panels.isOpen('news')}
    >
      <StatusStrip
        faults={faults}
        alarms={alarms.length + texts.length + closed.length}
        isNewsOpen={panels.isOpen('news')}
        onNews={() => panels.toggle('news')}
      />
      <div className={styles['map']} aria-busy={isWaiting}>
        <StationMap
          selected={selection.ids}
          faults={faults}
          airspace={airspace}
          target={proposal?.place}
          isLookingElsewhere={edited?.id !== undefined}
          followed={isFollowing && mayFollow ? only?.id : undefined}
          onUnfollow={() => setFollowing(false)}
          onPick={pick}
          onMap={setMap}
        />
        <StationTools
          ref={tools}
          panels={panels}
          isFollowing={isFollowing && mayFollow}
          mayFollow={mayFollow}
          onFollow={() => setFollowing(!isFollowing)}
        />
        <AlarmBanner
          alarms={alarms}
          texts={texts}
          isRead={isRead}
          selected={selection.ids}
          onShow={(id) => {
            selection.only(id);
            show(id);
          }}
          onMore={() => panels.isOpen('news') || panels.toggle('news')}
        />
        {panels.isOpen('coordinates') && <CoordinateTool map={map} onClose={() => panels.toggle('coordinates')} />}
        {mayAddTasks && panels.isOpen('fastTask') && (
          <FastTaskTool map={map} deviceId={only?.id as DeviceId | undefined} onClose={() => panels.toggle('fastTask')} />
        )}
        {panels.isOpen('markers') && <MarkerPanel map={map} layer={markers} onClose={() => panels.toggle('markers')} />}
        {maySeeRoutes && routes.all.length > 0 && <RoutesOnMap map={map} shown={routes} without={edited?.id} nameOf={nameOf} />}
        {maySeeRoutes && panels.isOpen('routes') && (
          <RoutePanel map={map} shown={routes} nameOf={nameOf} onEdit={edited ? undefined : edit} onClose={() => panels.toggle('routes')} />
        )}
        {proposal && (
          <ProposalCard
            key={`${proposal.kind} ${units}`}
            proposal={proposal}
            targets={isAble(proposal.kind)}
            airspace={airspace}
            onPlace={(place) => propose('goTo', place)}
            onClose={close}
          />
        )}
      </div>
      {panels.isOpen('fleet') && (
        <aside className={styles['left']}>
          <FleetPanel selection={selection} faults={faults} isHeldHere={isHeldHere} total={total ?? 0} onOpen={show} />
        </aside>
      )}
      {edited && (
        <div className={styles['editing']}>
          <StationEditor
            id={edited.id}
            aircraft={selection.ids.length === 1 ? (selection.ids[0] as DeviceId) : null}
            map={map}
            covered={() => besideTools(tools.current)}
            fenced={selection.ids}
            onKept={(id) => {
              routes.show(id);
              edit(id);
            }}
            onLeft={leave}
          />
        </div>
      )}
      {panels.isOpen('aircraft') && (
        <aside className={styles['right']}>
          {only && <AircraftPanel key={only.id} vehicle={only} desk={desks.get(only.id)} fault={faults.get(only.id)} />}
          {selected.length > 1 && <SeveralPanel vehicles={selected} desks={desks} faults={faults} onOnly={selection.only} />}
          {selected.length === 0 && (
            <p className={styles['nothing']}>
              {isWaiting ? t('common.loading') : t(fleet.vehicles().length === 0 ? 'station.empty' : 'station.dock.empty')}
            </p>
          )}
        </aside>
      )}
      {mayCommand && (
        <footer className={styles['bottom']}>
          <Dock vehicles={selected} desks={desks} proposed={proposal?.kind} onPropose={order} />
        </footer>
      )}
      {panels.isOpen('news') && (
        <aside className={styles['news']}>
          <NewsPanel
            desk={only && desks.get(only.id)}
            closed={closed}
            texts={texts}
            onShow={(id) => {
              selection.only(id);
              show(id);
            }}
          />
        </aside>
      )}
    </div>
  );
}
