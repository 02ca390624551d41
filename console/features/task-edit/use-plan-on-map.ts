import type { Position } from '@skyhelm/core/geo/position';
import type { TaskPlan } from '@skyhelm/core/task/plan';
import { useEffect, useEffectEvent } from 'react';
import type { Dragged, MapHandle, Picked } from '../../map/map-handle.ts';
import { rounded, sidesOf } from '../route-edit/index.ts';
import { drawPlan, mostPoints, pointsOf, POINTS, withPoints, type DrawnPlan } from '../task-shown/index.ts';
import type { PlanEdits } from './use-plan-edits.ts';

const SIDES = 'task sides';
/** More of them hide the plan. */
const SIDES_MAX = 150;

/** In step with the points: what stands at 3 is put in before the third. */
const middlesOf = (plan: TaskPlan): { at: number; position: Position }[] => {
  const points = pointsOf(plan);
  const joint = 'area' in plan ? 'ring' : 'line';
  const sides = sidesOf({ name: 'plan', points, joint, least: 0, most: mostPoints(plan.type) });
  if (sides.length > SIDES_MAX) return [];
  return sides.map(({ corner, middle }) => ({ at: Number(corner.slice(corner.lastIndexOf('/') + 1)), position: middle }));
};

/** The plan on the map: a click adds a point or takes one away, points and the middles of sides can be dragged. */
export function usePlanOnMap(map: MapHandle | undefined, drawn: DrawnPlan, edits: PlanEdits): void {
  const { plan, site, route } = drawn;
  const draw = useEffectEvent(() => {
    if (!map) return;
    drawPlan(map, drawn);
    map.markers.set(
      SIDES,
      middlesOf(plan).map(({ at, position }) => ({ id: String(at), kind: 'side', position })),
    );
  });
  useEffect(() => draw(), [map, plan, site, route]);

  const clicked = useEffectEvent(({ position, feature }: Picked) => {
    // As it is by now: of two quick clicks the second comes before the first is drawn.
    const now = edits.now();
    const points = pointsOf(now);
    if (feature?.group === POINTS) return edits.change(withPoints(now, points.toSpliced(Number(feature.id), 1)));
    if (points.length >= mostPoints(now.type)) return;
    const at = feature?.group === SIDES ? Number(feature.id) : points.length;
    edits.change(withPoints(now, points.toSpliced(at, 0, rounded(position))));
  });
  const dragging = useEffectEvent((change: (points: readonly Position[], index: number, to: Position) => Position[]): Dragged => {
    // Against what it was when it was taken hold of: a side that is dragged becomes one point, not one for each move.
    let before: TaskPlan | undefined;
    return {
      begin() {
        before = edits.now();
        edits.begin();
      },
      move: (id, to) => before && edits.preview(withPoints(before, change(pointsOf(before), Number(id), rounded(to)))),
      end: () => void (before = undefined),
    };
  });
  useEffect(() => {
    if (!map) return;
    const ends = [
      map.beginDrawing(),
      map.on('click', (picked) => clicked(picked)),
      map.dragMarkers(
        POINTS,
        dragging((points, index, to) => points.with(index, to)),
      ),
      map.dragMarkers(
        SIDES,
        dragging((points, index, to) => points.toSpliced(index, 0, to)),
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [map]);
}
