import type { AccessKey } from '@skyhelm/contract/access-key';
import { beyond } from '@skyhelm/core/identity/permission';
import type { Task } from './task.ts';

interface Reader {
  permissions: readonly string[];
  reachesAll: boolean;
  mayEdit: boolean;
  mayRevoke: boolean;
}

/** A key that opens more than its reader may is not theirs to change; that it leaks, whoever may revoke keys can stop. */
export function offeredTasks({ state, scopes, secrets }: AccessKey, reader: Reader): Exclude<Task['kind'], 'add'>[] {
  // What a key that is over was used for is asked most of all after it leaked.
  if (state === 'revoked') return ['usage'];
  const { permissions, reachesAll, mayEdit, mayRevoke } = reader;
  const isMine = mayEdit && reachesAll && beyond(permissions, scopes).length === 0;
  return [
    'usage',
    ...(isMine ? (['edit'] as const) : []),
    ...(isMine && secrets.length === 1 ? (['rotate'] as const) : []),
    ...(mayEdit && secrets.length > 1 ? (['endOld'] as const) : []),
    ...(mayRevoke ? (['revoke'] as const) : []),
  ];
}
