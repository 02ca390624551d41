import type { Device } from '@skyhelm/contract/device';
import { BindDrawer } from './BindDrawer.tsx';
import { AddDrawer, EditDrawer } from './DeviceDrawer.tsx';
import { GroupsDrawer } from './GroupsDrawer.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { ShareDrawer } from './ShareDrawer.tsx';
import { SigningKeyDialog } from './SigningKeyDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import type { Task } from './task.ts';

interface DeviceTasksProps {
  task: Task;
  open: boolean;
  onAdded?(id: Device['id']): void;
  onClose(): void;
}

export function DeviceTasks({ task, open, onAdded, onClose }: DeviceTasksProps) {
  switch (task.kind) {
    case 'add':
      return <AddDrawer open={open} onAdded={(id) => onAdded?.(id)} onClose={onClose} />;
    case 'groups':
      return <GroupsDrawer open={open} onClose={onClose} />;
    case 'edit':
      return <EditDrawer open={open} edited={task.row} onClose={onClose} />;
    case 'state':
      return <StateDialog open={open} row={task.row} onClose={onClose} />;
    case 'bind':
      return <BindDrawer open={open} bound={task.row} onClose={onClose} />;
    case 'key':
      return <SigningKeyDialog open={open} row={task.row} onClose={onClose} />;
    case 'share':
      return <ShareDrawer open={open} device={task.row} onClose={onClose} />;
    case 'unbind':
    case 'delete':
      return <QuestionDialog open={open} deed={task.kind} row={task.row} onClose={onClose} />;
  }
}
