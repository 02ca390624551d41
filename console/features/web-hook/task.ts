import type { WebHook } from '@skyhelm/contract/web-hook';

export type Task = { kind: 'add' } | { kind: 'log' | 'edit' | 'renew' | 'delete'; row: WebHook };
