import type { TaskId } from '@skyhelm/contract/ids';

/** Where all that has come of a task is shown. */
export const achievementAddress = (id: TaskId): string => `/achievement-display/${id}`;
