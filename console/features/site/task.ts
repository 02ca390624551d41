import type { Site } from '@skyhelm/contract/site';

export type Task = { kind: 'add' } | { kind: 'edit' | 'delete'; row: Site };
