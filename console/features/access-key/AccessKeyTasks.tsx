import type { AccessKey } from '@skyhelm/contract/access-key';
import { AddDrawer, EditDrawer } from './AccessKeyDrawer.tsx';
import { EndDialog } from './EndDialog.tsx';
import { RotateDialog } from './RotateDialog.tsx';
import type { Task } from './task.ts';
import { UsageDrawer } from './UsageDrawer.tsx';

interface AccessKeyTasksProps {
  task: Task;
  open: boolean;
  /** Whom the server takes the reader for. */
  address: string;
  onAdded(id: AccessKey['id']): void;
  onClose(): void;
}

export function AccessKeyTasks({ task, open, address, onAdded, onClose }: AccessKeyTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} address={address} onAdded={onAdded} onClose={onClose} />;
    case 'usage':
      return <UsageDrawer open={open} row={task.row} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} address={address} edited={task.row} onClose={onClose} />;
    case 'rotate':
      return <RotateDialog open={open} rotated={task.row} onClose={onClose} />;
    case 'endOld':
    case 'revoke':
      return <EndDialog open={open} deed={task.kind} row={task.row} onClose={onClose} />;
  }
}
