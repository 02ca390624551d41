import type { ComponentType } from 'react';
import { useWords } from '../../words/words.ts';
import { RowActions } from './RowActions.tsx';

/** All there is to do with the rows of a plain list. */
export type RowTask<R> = { kind: 'add' } | { kind: 'edit' | 'delete'; row: R };

interface EditDeleteProps<R> {
  row: R;
  folded: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  start(task: RowTask<R>): void;
}

export function EditDelete<R extends { name: string }>({ row, folded, mayEdit, mayDelete, start }: EditDeleteProps<R>) {
  const t = useWords();
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

interface Shown {
  open: boolean;
  onClose(): void;
}

interface RowTaskParts<R extends { id: string }> {
  Add: ComponentType<Shown & { onAdded(id: R['id']): void }>;
  Edit: ComponentType<Shown & { edited: R }>;
  Delete: ComponentType<Shown & { deleted: R }>;
}

/** The drawer or dialog that a task is done in. */
export const rowTasks = <R extends { id: string }>({ Add, Edit, Delete }: RowTaskParts<R>) =>
  function RowTasks({ task, onAdded, ...shown }: Shown & { task: RowTask<R>; onAdded(id: R['id']): void }) {
    switch (task.kind) {
      case 'add':
        return <Add {...shown} onAdded={onAdded} />;
      case 'edit':
        return <Edit {...shown} edited={task.row} />;
      case 'delete':
        return <Delete {...shown} deleted={task.row} />;
    }
  };
