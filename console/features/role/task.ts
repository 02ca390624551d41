import type { Role } from '@skyhelm/contract/role';

export type Task = { kind: 'add' } | { kind: 'view' | 'edit' | 'delete'; row: Role };
