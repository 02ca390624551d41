import type { AccessKey } from '@skyhelm/contract/access-key';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import { useHeld } from '../role/index.ts';
import { offeredTasks } from './offered-tasks.ts';
import type { Task } from './task.ts';

interface AccessKeyActionsProps {
  row: AccessKey;
  folded: boolean;
  start(task: Task): void;
}

const WORDS = {
  usage: 'accesskey.usage',
  edit: 'common.edit',
  rotate: 'accesskey.rotate',
  endOld: 'accesskey.endOld',
  revoke: 'accesskey.revoke',
} as const;

export function AccessKeyActions({ row, folded, start }: AccessKeyActionsProps) {
  const t = useWords();
  const { permissions, reachesAll } = useHeld();
  const [mayEdit, mayRevoke] = [useHas('accessKey:edit'), useHas('accessKey:delete')];
  const offered = offeredTasks(row, { permissions, reachesAll, mayEdit, mayRevoke });
  const actions = offered.map((kind) => ({
    key: kind,
    label: t(WORDS[kind]),
    danger: kind === 'revoke',
    onClick: () => start({ kind, row }),
  }));
  return (
    <RowActions
      name={row.project}
      folded={folded}
      beside={actions.filter(({ key }) => key === 'edit')}
      more={actions.filter(({ key }) => key !== 'edit')}
    />
  );
}
