import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';

/** Where a task is flown; without one, where to choose among those that one is to fly. */
export const flightTaskAddress = (id?: TaskId): string => (id === undefined ? '/flight-task' : `/flight-task/${id}`);

/** Both steps are its executor's alone, of a task that is released or under way. */
export const isMineToFly = ({ may }: Pick<TaskEntry, 'may'>): boolean => may.includes('start') || may.includes('complete');
