import type { Position } from '@skyhelm/core/geo/position';
import type { MapHandle } from '../../map/map-handle.ts';
import { areaShapes, pointsOf } from '../task-shown/index.ts';
import { TASKS, type MappedTask } from './draw-pins.ts';

/** Where its pin stands: at what is flown to, or where it takes off. */
export const placeOf = ({ plan, site }: MappedTask): Position => pointsOf(plan).at(plan.type === 'logistics' ? -1 : 0) ?? site;

export const placesOf = (tasks: readonly MappedTask[]): Position[] => tasks.flatMap(({ plan, site }) => [site, ...pointsOf(plan)]);

export function drawTasks(map: MapHandle, tasks: readonly MappedTask[], chosen: readonly string[]): void {
  const kindOf = (id: string) => (chosen.includes(id) ? 'selected' : 'pattern');
  map.shapes.set(
    TASKS,
    tasks.flatMap(({ id, plan }) => areaShapes(plan, id, kindOf(id))),
  );
  map.lines.set(
    TASKS,
    tasks.flatMap(({ id, plan, site }) => ('area' in plan ? [] : [{ id, kind: kindOf(id), points: [site, ...pointsOf(plan)] }])),
  );
}
