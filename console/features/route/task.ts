import type { RouteEntry } from '@skyhelm/contract/route';

export type TaskKind = 'copy' | 'template' | 'move' | 'export' | 'share' | 'delete';
export type Task = { kind: TaskKind; row: RouteEntry } | { kind: 'import' };
