import type { DepartmentId } from '@skyhelm/contract/ids';
import { AddDrawer, EditDrawer } from './DepartmentDrawer.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Branch } from './department-tree.ts';
import { MembersDrawer } from './MembersDrawer.tsx';
import { MoveDrawer } from './MoveDrawer.tsx';
import type { Task } from './task.ts';

interface DepartmentTasksProps {
  task: Task;
  /** A closed task stays mounted, so that its drawer slides away instead of vanishing. */
  open: boolean;
  tree: readonly Branch[];
  onAdded(id: DepartmentId, parentId: DepartmentId | null): void;
  onClose(): void;
}

export function DepartmentTasks({ task, open, tree, onAdded, onClose }: DepartmentTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} parentId={task.parentId} tree={tree} onAdded={onAdded} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'move':
      return <MoveDrawer open={open} moved={task.row} parentId={task.parentId} tree={tree} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog open={open} deleted={task.row} tree={tree} onClose={onClose} />;
    case 'members':
      return <MembersDrawer open={open} of={task.row} onClose={onClose} />;
  }
}
