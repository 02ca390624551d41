import type { Marker } from '@skyhelm/contract/marker';
import { useHas } from '../../session/session.ts';
import { RowActions, type RowAction } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface MarkerActionsProps {
  row: Marker;
  folded: boolean;
  start(task: Task): void;
}

/** What somebody may do with a marker: another's that was only shared, they see. */
export function MarkerActions({ row, folded, start }: MarkerActionsProps) {
  const t = useWords();
  const mayEdit = useHas('marker:edit') && row.mayEdit;
  const [mayDelete, mayShare] = [useHas('marker:delete') && row.mayShare, useHas('marker:share') && row.mayShare];
  const action = (task: Task, label: string, when: boolean): RowAction[] =>
    when ? [{ key: task.kind, label, danger: task.kind === 'delete', onClick: () => start(task) }] : [];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={action({ kind: 'edit', row }, t('common.edit'), mayEdit)}
      more={[
        ...action({ kind: 'move', rows: [row] }, t('marker.move'), mayEdit),
        ...action({ kind: 'share', row }, t('marker.share'), mayShare),
        ...action({ kind: 'delete', rows: [row] }, t('common.delete'), mayDelete),
      ]}
    />
  );
}
