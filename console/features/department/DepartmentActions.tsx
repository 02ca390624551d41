import type { WordKey } from '@skyhelm/i18n/translate';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';
import type { Task } from './task.ts';

interface DepartmentActionsProps {
  row: Branch;
  folded: boolean;
  start(task: Task): void;
}

export function DepartmentActions({ row, folded, start }: DepartmentActionsProps) {
  const t = useWords();
  const [mayAdd, mayEdit, mayDelete] = [useHas('department:add'), useHas('department:edit'), useHas('department:delete')];
  const action = (word: WordKey, task: Task) => ({
    key: word,
    label: t(word),
    danger: task.kind === 'delete',
    onClick: () => start(task),
  });
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[action('department.members', { kind: 'members', row }), ...(mayEdit ? [action('common.edit', { kind: 'edit', row })] : [])]}
      more={[
        ...(mayAdd ? [action('department.addBelow', { kind: 'add', parentId: row.id })] : []),
        ...(mayEdit ? [action('common.move', { kind: 'move', row, parentId: row.parentId })] : []),
        ...(mayDelete ? [action('common.delete', { kind: 'delete', row })] : []),
      ]}
    />
  );
}
