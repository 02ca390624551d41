import type { Device } from '@skyhelm/contract/device';

export type RowTask = 'edit' | 'delete' | 'state' | 'bind' | 'unbind' | 'key' | 'share';

export type Task = { kind: 'add' | 'groups' } | { kind: RowTask; row: Device };
