import type { AccessKey } from '@skyhelm/contract/access-key';

export type Task = { kind: 'add' } | { kind: 'usage' | 'edit' | 'rotate' | 'endOld' | 'revoke'; row: AccessKey };
