import type { RouteEntry } from '@skyhelm/contract/route';

export type TaskKind = 'copy' | 'template' | 'move' | 'share' | 'delete';
export interface Task {
  kind: TaskKind;
  row: RouteEntry;
}
