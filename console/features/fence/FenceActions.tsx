import type { ElectronicFence } from '@skyhelm/contract/fence';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface FenceActionsProps {
  row: ElectronicFence;
  folded: boolean;
  start(task: Task): void;
}

export function FenceActions({ row, folded, start }: FenceActionsProps) {
  const t = useWords();
  const [mayEdit, mayDelete] = [useHas('fence:edit'), useHas('fence:delete')];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[
        { key: 'onBoard', label: t('fence.onBoard'), onClick: () => start({ kind: 'onBoard', row }) },
        ...(mayEdit ? [{ key: 'edit', label: t('common.edit'), onClick: () => start({ kind: 'edit', row }) }] : []),
        ...(mayDelete ? [{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => start({ kind: 'delete', row }) }] : []),
      ]}
    />
  );
}
