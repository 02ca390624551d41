import type { TaskConflict } from '@skyhelm/contract/task';

/** Another task, with all the ways in which it is in the way. */
export interface MetTask extends Omit<TaskConflict, 'kind'> {
  kinds: TaskConflict['kind'][];
}

/** Each task once, however many things it shares with this one. Of those that the reader does not see, time is all there is to tell them apart. */
export function metTasks(conflicts: readonly TaskConflict[]): MetTask[] {
  const met = new Map<string, MetTask>();
  for (const { kind, ...task } of conflicts) {
    const key = task.id ?? `${task.from} ${task.until}`;
    const known = met.get(key);
    if (!known) met.set(key, { ...task, kinds: [kind] });
    else if (!known.kinds.includes(kind)) known.kinds.push(kind);
  }
  return [...met.values()];
}
