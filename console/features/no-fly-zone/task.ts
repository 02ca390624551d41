import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';

export type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; row: NoFlyZone };
