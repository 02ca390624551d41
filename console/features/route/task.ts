import type { RouteEntry } from '@skyhelm/contract/route';

export type TaskKind = 'copy' | 'template' | 'move' | 'export' | 'share' | 'delete' | 'formation' | 'startFormation' | 'deleteFormation';
export interface RouteTask {
  kind: TaskKind;
  row: RouteEntry;
}
export type Task =
  | RouteTask
  | { kind: 'exportSeveral'; rows: readonly Pick<RouteEntry, 'id' | 'name'>[] }
  | { kind: 'compare'; rows: readonly [Pick<RouteEntry, 'id' | 'name'>, Pick<RouteEntry, 'id' | 'name'>] }
  | { kind: 'import' }
  | { kind: 'heights' };
