import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getTaskMap } from '@skyhelm/contract/task';
import type { TaskStatus } from '@skyhelm/core/task/task';
import type { MapHandle, PickedFeature } from '../../map/map-handle.ts';
import type { PinLook } from '../../map/pin-looks.ts';
import type { Pin } from './pins.ts';

export type MappedTask = OutputOf<typeof getTaskMap>['rows'][number];

/** The group of all that belongs to a task: whatever of it is clicked has its id. */
export const TASKS = 'tasks';
/** A pin answers to the first of its tasks. */
const PINS = 'task-pins';

export const LOOKS: Record<TaskStatus, PinLook> = {
  unpublished: 'draft',
  published: 'ready',
  executing: 'underway',
  completed: 'done',
  deleted: 'dropped',
};

/** From far above an area is less than a dot: each has a pin, or a part in one. */
export function drawPins(map: MapHandle, pins: readonly Pin<MappedTask>[]): void {
  map.markers.set(
    PINS,
    pins.map(({ position, tasks: [first, ...others] }) => ({
      id: first.id,
      position,
      ...(others.length > 0 ? { kind: 'several', label: String(others.length + 1) } : { kind: LOOKS[first.status], label: first.name }),
    })),
  );
}

/** A pin stands for its own tasks only, whatever lies below it; of areas, all that lie there are meant. */
export function tasksPicked(features: readonly PickedFeature[], pins: readonly Pin<MappedTask>[]): string[] {
  const pin = features.find(({ group }) => group === PINS);
  if (pin) return pins.find(({ tasks: [first] }) => first.id === pin.id)?.tasks.map(({ id }) => id) ?? [];
  return features.filter(({ group }) => group === TASKS).map(({ id }) => id);
}
