import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import { OPEN_AIR, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { USUAL_ENDURANCE } from '@skyhelm/core/plan/energy/endurance';
import { useEffect, useMemo, useState } from 'react';
import { deviceFleet } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useUnsaved } from '../../ui/form/use-unsaved.tsx';
import { useZones } from '../airspace/index.ts';
import { dangerLines } from './danger-legs.ts';
import { useLookingOnly } from './looking/use-looking-only.ts';
import { useLaying } from './pattern/use-laying.ts';
import type { Kept } from './route-desk.ts';
import type { Sitting } from './sitting.ts';
import { useUnsavedPlan } from './unsaved/use-unsaved-plan.ts';
import { useChosenAircraft } from './use-chosen-aircraft.ts';
import { useDesk } from './use-desk.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useHome } from './use-home.ts';
import { useLandingOnMap } from './use-landing-on-map.ts';
import { useRallyOnMap } from './use-rally-on-map.ts';
import { useRouteOnMap } from './use-route-on-map.ts';
import { useSaving } from './use-saving.ts';
import { useTerrainBelow } from './use-terrain.ts';
import { useTool } from './use-tool.ts';

const DANGER = 'route danger';

interface EditingOptions {
  sitting: Sitting;
  /** Whoever's it is; nothing until it is there. */
  map: MapHandle | undefined;
  onSaved(kept: Kept): void;
  onLeft(): void;
}

/** Work on one route: what is known around it, what is wrong with it, and how it is kept. Where its parts stand on the screen is another matter. */
export function useEditing({ sitting, map, onSaved, onLeft }: EditingOptions) {
  const { desk, now } = useDesk();
  const [mayFly, mayAdd] = [useHas('device:query'), useHas('route:add')];
  const [isOurs, setOurs] = useState(sitting.mayEdit);
  const mayEdit = useLookingOnly(desk, isOurs);
  const { aircraft, choose, performance, limits } = useChosenAircraft(desk, mayEdit, sitting.aircraft);
  const [isOffline, setOffline] = useState(sitting.isOffline);
  const [inHand, setTool] = useTool(sitting.tool);
  const [tab, setTab] = useState(sitting.tab);
  useRouteOnMap(map, desk, inHand, setTool);
  useRallyOnMap(map, performance.rally);
  const fleet = useRead(deviceFleet.getFleet, {}, { when: mayFly }).data?.rows ?? [];
  const zones = useZones();
  const fence = useRead(deviceFleet.getFence, aircraft === null ? {} : { deviceId: aircraft }, { when: mayFly }).data ?? NO_FENCE;
  const isKnown = mayFly && aircraft !== null;
  const told = useRead(deviceFleet.getEndurance, { deviceId: aircraft! }, { when: isKnown, everyMs: 60_000 }).data;
  // What is shown in red is said among what is wrong, whether an aircraft is chosen or not.
  const endurance = (isKnown && told) || USUAL_ENDURANCE;

  const home = useHome(aircraft ?? undefined);
  useLandingOnMap(map, now.draft.route, home);
  const laying = useLaying(desk, home?.position);
  const { laidOut } = laying.state;
  const { name, remarks, route } = now.draft;
  // By the server's clock it is looked at again when it is kept.
  const [openedAt] = useState(() => Date.now());
  const airspace = useMemo(
    (): Airspace => ({ zones: zones ?? OPEN_AIR.zones, fence, home, performance, now: openedAt }),
    [zones, fence, home, performance, openedAt],
  );
  const terrain = useTerrainBelow(route, airspace);
  const held = useMemo(() => ({ limits, airspace, terrain, endurance }), [limits, airspace, terrain, endurance]);
  const issues = useMemo(() => checkRoute({ name, remarks, route, laidOut, ...held }), [name, remarks, route, laidOut, held]);
  useEffect(() => map?.lines.set(DANGER, dangerLines(route, issues)), [map, route, issues]);
  useEffect(() => () => map?.lines.set(DANGER, []), [map]);
  const saving = useSaving({
    desk,
    settled: laying.settled,
    check: () => checkRoute({ ...desk.now().draft, laidOut: laying.now().laidOut, ...held }),
    onFaulty: () => setTab('check'),
    onSaved(kept) {
      // Even of a route of somebody else, once it is saved as one's own.
      setOurs(true);
      onSaved(kept);
    },
  });
  useEditKeys(desk, () => (mayEdit ? void saving.save() : now.kept && mayAdd && saving.askForName()));
  const unsaved = useUnsavedPlan(desk);
  const { leave, question } = useUnsaved({
    isChanged: now.isChanged,
    isUnsaved: () => desk.now().isChanged,
    onLeft,
    onGivenUp: unsaved.giveUp,
  });
  const jump = (index: number) => {
    const waypoint = desk.now().draft.route.waypoints[index];
    setTab('waypoints');
    if (waypoint) map?.camera.moveTo(waypoint);
  };
  return {
    map,
    mayEdit,
    mayFly,
    fleet,
    zones,
    fence,
    home,
    endurance,
    laying: laying.state,
    terrain,
    airspace,
    issues,
    aircraft,
    setAircraft: choose,
    isOffline,
    setOffline,
    tool: inHand.tool,
    setTool,
    tab,
    setTab,
    saving,
    unsaved,
    leave,
    question,
    jump,
  };
}

export type Editing = ReturnType<typeof useEditing>;
