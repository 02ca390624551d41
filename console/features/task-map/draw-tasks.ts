import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getTaskMap } from '@skyhelm/contract/task';
import type { Position } from '@skyhelm/core/geo/position';
import type { MapHandle } from '../../map/map-handle.ts';
import { areaShapes, pointsOf } from '../task-shown/index.ts';

export type MappedTask = OutputOf<typeof getTaskMap>['rows'][number];

/** The group of all that belongs to a task: whatever of it is clicked has its id. */
export const TASKS = 'tasks';

/** Where its name stands: at what is flown to, or where it takes off. */
const placeOf = ({ plan, site }: MappedTask): Position => pointsOf(plan).at(plan.type === 'logistics' ? -1 : 0) ?? site;

export const placesOf = (tasks: readonly MappedTask[]): Position[] => tasks.flatMap(({ plan, site }) => [site, ...pointsOf(plan)]);

export function drawTasks(map: MapHandle, tasks: readonly MappedTask[], chosenId: string | undefined): void {
  map.shapes.set(
    TASKS,
    tasks.flatMap(({ id, plan }) => areaShapes(plan, id, id === chosenId ? 'selected' : 'pattern')),
  );
  map.lines.set(
    TASKS,
    tasks.flatMap(({ id, plan, site }) =>
      'area' in plan
        ? []
        : [{ id, kind: id === chosenId ? ('selected' as const) : ('pattern' as const), points: [site, ...pointsOf(plan)] }],
    ),
  );
  // From far above an area is less than a dot.
  map.markers.set(
    TASKS,
    tasks.map((task) => ({ id: task.id, kind: 'point', position: placeOf(task), label: task.name })),
  );
}
