import type { Permission } from '@skyhelm/contract/permissions';
import type { User } from '@skyhelm/contract/user';
import type { WordKey } from '@skyhelm/i18n/translate';
import { holds } from '@skyhelm/core/identity/permission';
import { useSession } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Deed, Task } from './task.ts';

interface UserActionsProps {
  row: User;
  folded: boolean;
  /** The person holds more than whoever looks on. */
  holdsMore: boolean;
  start(task: Task): void;
}

/** Nobody freezes, deletes or resets themselves, or does anything to whoever holds more: it is not offered. */
export function UserActions({ row, folded, holdsMore, start }: UserActionsProps) {
  const t = useWords();
  const permissions = useSession((state) => state.permissions);
  const isMe = useSession((state) => state.user?.id) === row.id;
  const action = (word: WordKey, kind: 'edit' | Deed, needed: Permission) =>
    holds(permissions, needed) && (isMe ? kind === 'edit' : !holdsMore)
      ? [{ key: word, label: t(word), danger: kind === 'delete', onClick: () => start({ kind, row }) }]
      : [];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[
        ...action('common.edit', 'edit', 'user:edit'),
        ...(row.state === 'frozen' ? action('user.recover', 'recover', 'user:freeze') : action('user.freeze', 'freeze', 'user:freeze')),
      ]}
      more={[
        ...action('user.resetPassword', 'resetPassword', 'user:resetPassword'),
        ...action('user.resetSecondFactor', 'resetSecondFactor', 'user:resetPassword'),
        ...action('common.delete', 'delete', 'user:delete'),
      ]}
    />
  );
}
