import type { User } from '@skyhelm/contract/user';

/** What is asked about once more before it is done. */
export type Deed = 'delete' | 'freeze' | 'recover' | 'resetPassword' | 'resetSecondFactor';

export type Task = { kind: 'add' | 'import' } | { kind: 'edit' | Deed; row: User };
