import type { Position } from '@skyhelm/core/geo/position';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { useEffect, useRef } from 'react';
import type { MapHandle, Picked } from '../../../map/map-handle.ts';
import { rounded } from '../desk-edits.ts';
import type { Tool } from '../tool.ts';
import type { Held } from '../use-tool.ts';
import type { RouteDesk } from '../route-desk.ts';
import { closes, sidesOf, withClick, withCornerAt, withCornerBefore, type Stroke } from './corners.ts';
import { CORNERS, drawPattern, erasePattern, SIDES } from './draw-pattern.ts';
import { insertCorner, patternOn, putPattern } from './pattern-edits.ts';
import { strandsOf } from './strands.ts';

/** The shape on the map: drawn, dragged and clicked. Answers what a click means while there is one. */
export function usePatternOnMap(map: MapHandle | undefined, desk: RouteDesk, { tool, turn }: Held, onTool: (tool: Tool) => void) {
  const drawing = useRef<{ turn: number; stroke: Stroke }>(undefined);
  useEffect(() => {
    if (!map) return;
    const ends = [follow(map, desk), dragOn(map, desk), () => erasePattern(map)];
    return () => {
      for (const end of ends) end();
    };
  }, [map, desk]);

  return (pattern: Pattern, { position, feature }: Picked): void => {
    const stroke = drawing.current?.turn === turn ? drawing.current.stroke : undefined;
    if (feature?.group === CORNERS) {
      if (!closes(pattern, feature.id, stroke)) return desk.choose(feature.id);
      drawing.current = undefined;
      return onTool('select');
    }
    const side =
      feature?.group === SIDES &&
      strandsOf(pattern)
        .flatMap(sidesOf)
        .find(({ corner }) => corner === feature.id);
    if (side) return insertCorner(desk, side.corner, side.middle);
    if (tool !== 'draw' && tool !== 'hole') return desk.choose(undefined);
    const drawn = withClick(pattern, rounded(position), tool, stroke);
    putPattern(desk, drawn.pattern, drawn.corner);
    drawing.current = drawn.isDone ? undefined : { turn, stroke: drawn.stroke };
    if (drawn.isDone) onTool('select');
  };
}

function follow(map: MapHandle, desk: RouteDesk): () => void {
  let drawn = desk.now();
  drawPattern(map, drawn.draft.route, drawn.corner);
  return desk.subscribe(() => {
    const now = desk.now();
    const [route, before] = [now.draft.route, drawn.draft.route];
    const isLaidOut = route.pattern !== null && route.waypoints !== before.waypoints;
    const isNew = isLaidOut || route.pattern !== before.pattern || now.corner !== drawn.corner;
    drawn = now;
    if (isNew) drawPattern(map, route, now.corner);
  });
}

/** A corner goes where it is taken; the middle of a side becomes a corner under the pointer. */
function dragOn(map: MapHandle, desk: RouteDesk): () => void {
  let before: Pattern | null = null;
  const dragged = (change: (pattern: Pattern, id: string, to: Position) => Pattern) => ({
    begin(id: string) {
      before = patternOn(desk);
      desk.choose(id);
      desk.begin();
    },
    move(id: string, to: Position) {
      if (!before) return;
      // The waypoints as they are by now: those that it began with would flicker up at each move.
      const { draft } = desk.now();
      desk.preview({ ...draft, route: { ...draft.route, pattern: change(before, id, rounded(to)) } });
    },
    end: () => desk.end(),
  });
  const ends = [map.dragMarkers(CORNERS, dragged(withCornerAt)), map.dragMarkers(SIDES, dragged(withCornerBefore))];
  return () => {
    for (const end of ends) end();
  };
}
