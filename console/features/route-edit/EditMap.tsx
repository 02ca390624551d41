import type { Fence } from '@skyhelm/core/airspace/fence';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { fenceShapes } from '../ground-station/index.ts';
import { addWaypoint, changeSelected, dragged, put as propose, rounded, splitLeg, withSplit } from './desk-edits.ts';
import { drawRoute, LEGS, legOf, placesOf, WAYPOINTS } from './draw-route.ts';
import { dragLanding, LANDING, setLanding } from './landing-on-map.ts';
import type { RouteDesk } from './route-desk.ts';
import { usePatternOnMap } from './pattern/use-pattern-on-map.ts';
import { selection } from './selection.ts';
import { useAircraftMark } from './use-aircraft-mark.ts';
import { useDesk } from './use-desk.ts';

/** `hole` cuts something out of the area of a pattern; `target` and `landing` ask for one place. */
export type Tool = 'draw' | 'select' | 'target' | 'hole' | 'landing';

interface EditMapProps {
  tool: Tool;
  zones: ZoneIndex | undefined;
  fence: Fence;
  aircraft: string | undefined;
  onTool(tool: Tool): void;
  onMap(map: MapHandle | undefined): void;
  children?: ReactNode;
}

const NEAR_ZOOM = 15;

/** The route on the map. What moves is told to the map itself. */
export function EditMap({ tool, zones, fence, aircraft, onTool, onMap, children }: EditMapProps) {
  const t = useWords();
  const { desk } = useDesk();
  const settings = useSession((state) => state.user?.settings);
  const [map, setMap] = useState<MapHandle>();
  const centre = settings?.mapCentre ?? undefined;
  const [first] = useState(() => placesOf(desk.now().draft.route)[0]);

  const pickPattern = usePatternOnMap(map, desk, tool, onTool);
  const pick = useEffectEvent((picked: Picked) => {
    const { position, feature, isAdding } = picked;
    if (tool === 'target') {
      changeSelected(desk, { target: rounded(position) });
      return onTool('select');
    }
    if (tool === 'landing') {
      setLanding(desk, position);
      return onTool('select');
    }
    if (feature?.group === LANDING) return desk.choose(LANDING);
    if (feature?.group === WAYPOINTS) return desk.select(selection(desk.now().selected, Number(feature.id), { isAdding }));
    const { pattern } = desk.now().draft.route;
    if (pattern) return pickPattern(pattern, picked);
    const leg = feature?.group === LEGS ? legOf(desk.now().draft.route, Number(feature.id)) : undefined;
    if (leg) return splitLeg(desk, Number(feature!.id), leg);
    if (tool === 'draw') addWaypoint(desk, position, settings?.waypointDefaults ?? null);
    else desk.select([]);
  });

  const ready = (made: MapHandle) => {
    setMap(made);
    onMap(made);
    return () => {
      setMap(undefined);
      onMap(undefined);
    };
  };
  useEffect(() => {
    if (!map) return;
    const ends = [map.on('click', (picked) => pick(picked)), dragOn(map, desk), dragLanding(map, desk)];
    let drawn = desk.now();
    drawRoute(map, drawn.draft.route, drawn.selected, drawn.corner);
    ends.push(
      desk.subscribe(() => {
        const now = desk.now();
        const isSame = now.draft.route === drawn.draft.route && now.selected === drawn.selected && now.corner === drawn.corner;
        if (!isSame) drawRoute(map, now.draft.route, now.selected, now.corner);
        drawn = now;
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [map, desk]);

  const refuse = useEffectEvent(() => toast.warning(t('route.measuring')));
  useEffect(() => {
    if (!map) return;
    const ends = [
      map.on('measuring', (isOn) => desk.lock(isOn ? () => refuse() : undefined)),
      map.on('refused', () => refuse()),
      () => desk.lock(undefined),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [map, desk]);

  const fit = (on: MapHandle | undefined) => on?.camera.fit(placesOf(desk.now().draft.route));
  const fitFirst = useEffectEvent(() => fit(map));
  useEffect(() => {
    if (map && first) fitFirst();
  }, [map, first]);
  useAirspaceOn(map, zones, fence);
  useAircraftMark(map, aircraft, first === undefined && centre === undefined);

  return (
    <MapCanvas
      label={t('route.map')}
      centre={first ?? centre}
      zoom={(first ?? centre) && NEAR_ZOOM}
      onCentre={() => fit(map)}
      onReady={ready}
    >
      {children}
    </MapCanvas>
  );
}

/** A waypoint takes the chosen ones along; the middle of a leg becomes a waypoint under the pointer. */
function dragOn(map: MapHandle, desk: RouteDesk): () => void {
  let before = desk.now();
  let led: Route | undefined;
  const isMade = () => before.draft.route.pattern !== null;
  const begin = () => {
    before = desk.now();
    led = undefined;
    // What a pattern has made is asked about first: it stays where it is until the answer.
    if (!isMade()) desk.begin();
  };
  const put = (route: Route) => {
    if (isMade()) led = route;
    else desk.preview({ ...before.draft, route });
  };
  const endPoints = map.dragMarkers(WAYPOINTS, {
    begin,
    move: (id, to) => put(dragged(before.draft.route, before.selected, Number(id), to)),
    end() {
      if (led) propose(desk, led);
      else desk.end();
    },
  });
  const endLegs = map.dragMarkers(LEGS, {
    begin,
    move: (id, to) => put(withSplit(before.draft.route, Number(id), to)),
    end(id) {
      desk.end();
      if (desk.now().draft !== before.draft) desk.select([Number(id)]);
    },
  });
  return () => {
    endPoints();
    endLegs();
  };
}

function useAirspaceOn(map: MapHandle | undefined, zones: ZoneIndex | undefined, fence: Fence): void {
  useEffect(() => {
    map?.shapes.set(
      'zones',
      (zones?.zones ?? []).map(({ id, name, shape }) => ({ id, kind: 'noFly', shape, label: name })),
    );
  }, [map, zones]);
  useEffect(() => {
    map?.shapes.set('fence', fenceShapes(fence));
  }, [map, fence]);
}
