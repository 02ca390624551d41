import type { Site } from '@skyhelm/contract/site';
import type { RowTask } from '../../ui/list/row-tasks.tsx';

export type Task = RowTask<Site>;
