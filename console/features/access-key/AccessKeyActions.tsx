import type { AccessKey } from '@skyhelm/contract/access-key';
import { beyond } from '@skyhelm/core/identity/permission';
import type { WordKey } from '@skyhelm/i18n/translate';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import { useHeld } from '../role/index.ts';
import type { Task } from './task.ts';

interface AccessKeyActionsProps {
  row: AccessKey;
  folded: boolean;
  start(task: Task): void;
}

/** A key that opens more than its reader may is not theirs to change; that it leaks, whoever may revoke keys can stop. */
export function AccessKeyActions({ row, folded, start }: AccessKeyActionsProps) {
  const t = useWords();
  const { permissions, reachesAll } = useHeld();
  const [mayEdit, mayRevoke] = [useHas('accessKey:edit'), useHas('accessKey:delete')];
  if (row.state === 'revoked' || !reachesAll) return null;
  const isMine = beyond(permissions, row.scopes).length === 0;
  const action = (word: WordKey, kind: 'edit' | 'rotate' | 'endOld' | 'revoke', danger = false) => ({
    key: word,
    label: t(word),
    danger,
    onClick: () => start({ kind, row }),
  });
  return (
    <RowActions
      name={row.project}
      folded={folded}
      beside={mayEdit && isMine ? [action('common.edit', 'edit')] : []}
      more={[
        ...(mayEdit && isMine && row.secrets.length === 1 ? [action('accesskey.rotate', 'rotate')] : []),
        ...(mayEdit && row.secrets.length > 1 ? [action('accesskey.endOld', 'endOld')] : []),
        ...(mayRevoke ? [action('accesskey.revoke', 'revoke', true)] : []),
      ]}
    />
  );
}
