import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface ZoneActionsProps {
  row: NoFlyZone;
  folded: boolean;
  start(task: Task): void;
}

export function ZoneActions({ row, folded, start }: ZoneActionsProps) {
  const t = useWords();
  const [mayEdit, mayDelete] = [useHas('noFlyZone:edit'), useHas('noFlyZone:delete')];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[
        ...(mayEdit ? [{ key: 'edit', label: t('common.edit'), onClick: () => start({ kind: 'edit', row }) }] : []),
        ...(mayDelete ? [{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => start({ kind: 'delete', row }) }] : []),
      ]}
    />
  );
}
