import type { ElectronicFence } from '@skyhelm/contract/fence';
import type { RowTask } from '../../ui/list/row-tasks.tsx';

export type Task = RowTask<ElectronicFence> | { kind: 'onBoard'; row: ElectronicFence } | { kind: 'stray' };
