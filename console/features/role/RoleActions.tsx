import type { Role } from '@skyhelm/contract/role';
import type { WordKey } from '@skyhelm/i18n/translate';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import { givesMore, useHeld } from './held.ts';
import type { Task } from './task.ts';

interface RoleActionsProps {
  row: Role;
  folded: boolean;
  start(task: Task): void;
}

/** A role that is not for this person to change can still be looked at, where the reason stands. */
export function RoleActions({ row, folded, start }: RoleActionsProps) {
  const t = useWords();
  const [mayEdit, mayDelete] = [useHas('role:edit'), useHas('role:delete')];
  const isFixed = givesMore(row, useHeld()) || row.builtIn;
  const action = (word: WordKey, kind: 'view' | 'edit' | 'delete') => ({
    key: word,
    label: t(word),
    danger: kind === 'delete',
    onClick: () => start({ kind, row }),
  });
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[
        action('common.view', 'view'),
        ...(mayEdit && !isFixed ? [action('common.edit', 'edit')] : []),
        ...(mayDelete && !isFixed ? [action('common.delete', 'delete')] : []),
      ]}
    />
  );
}
