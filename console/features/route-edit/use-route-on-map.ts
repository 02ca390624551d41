import type { Position } from '@skyhelm/core/geo/position';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect, useEffectEvent } from 'react';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { addWaypoint, changeSelected, dragged, put as propose, rounded, splitLeg, withSplit } from './desk-edits.ts';
import { drawRoute, eraseRoute, LEGS, legOf, WAYPOINTS } from './draw-route.ts';
import { dragLanding, LANDING, setLanding } from './landing-on-map.ts';
import { CORNERS } from './pattern/draw-pattern.ts';
import { usePatternOnMap } from './pattern/use-pattern-on-map.ts';
import type { RouteDesk } from './route-desk.ts';
import { framed, selection } from './selection.ts';
import type { Tool } from './tool.ts';
import type { Held } from './use-tool.ts';

/** What the map shows besides the route itself. */
const SHOWN = ['selected', 'corner', 'isLookedAt'] as const;

/** The route on a map, whoever's map it is: drawn, clicked and dragged. What moves is told to the map itself. */
export function useRouteOnMap(map: MapHandle | undefined, desk: RouteDesk, held: Held, onTool: (tool: Tool) => void): void {
  const { tool } = held;
  const own = useSession((state) => state.user?.settings.waypointDefaults ?? null);
  const pickPattern = usePatternOnMap(map, desk, held, onTool);
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
    const { pattern } = desk.now().draft.route;
    // Lanes often begin at a corner: whoever clicks there means the shape that they draw.
    const corner = picked.features.find(({ group }) => group === CORNERS);
    if (pattern && corner) return pickPattern(pattern, { ...picked, feature: corner });
    if (feature?.group === LANDING) return desk.choose(LANDING);
    if (feature?.group === WAYPOINTS) return desk.select(selection(desk.now().selected, Number(feature.id), { isAdding }));
    if (pattern) return pickPattern(pattern, picked);
    const leg = feature?.group === LEGS ? legOf(desk.now().draft.route, Number(feature.id)) : undefined;
    if (leg) return splitLeg(desk, Number(feature!.id), leg);
    if (tool === 'draw') addWaypoint(desk, position, own);
    else desk.select([]);
  });

  const isFraming = useEffectEvent((isShift: boolean) => isShift || tool === 'frame');
  const frame = useEffectEvent((holds: (position: Position) => boolean, isAdding: boolean) => {
    const { draft, selected } = desk.now();
    const inside = draft.route.waypoints.flatMap((waypoint, index) => (holds(waypoint) ? [index] : []));
    desk.select(framed(selected, inside, isAdding));
    if (tool === 'frame') onTool('select');
  });

  useEffect(() => {
    if (!map) return;
    const framing = { isWanted: (isShift: boolean) => isFraming(isShift), end: (...drawn: Parameters<typeof frame>) => frame(...drawn) };
    const ends = [
      map.dragFrame(framing),
      map.on('click', (picked) => pick(picked)),
      dragOn(map, desk),
      dragLanding(map, desk),
      () => eraseRoute(map),
    ];
    let drawn = desk.now();
    drawRoute(map, drawn);
    ends.push(
      desk.subscribe(() => {
        const now = desk.now();
        const isSame = now.draft.route === drawn.draft.route && SHOWN.every((part) => now[part] === drawn[part]);
        if (!isSame) drawRoute(map, now);
        drawn = now;
      }),
    );
    return () => {
      for (const end of ends) end();
    };
  }, [map, desk]);
  const isDrawing = tool !== 'select' && tool !== 'frame';
  useEffect(() => (isDrawing ? map?.beginDrawing() : undefined), [map, isDrawing]);
  useMeasuringLock(map, desk);
}

/** While somebody measures nothing is edited, and they are told. */
function useMeasuringLock(map: MapHandle | undefined, desk: RouteDesk): void {
  const t = useWords();
  const refuse = useEffectEvent(() => toast.warning(t('route.measuring')));
  useEffect(() => {
    if (!map) return;
    const lock = (isOn: boolean) => desk.lock(isOn ? () => refuse() : undefined);
    // A map that was there before may be measured on already.
    lock(map.isMeasuring());
    const ends = [map.on('measuring', lock), map.on('refused', () => refuse()), () => desk.lock(undefined)];
    return () => {
      for (const end of ends) end();
    };
  }, [map, desk]);
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
