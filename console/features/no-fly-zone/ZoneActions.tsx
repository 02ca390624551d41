import type { NoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { useHas } from '../../session/session.ts';
import { EditDelete } from '../../ui/list/row-tasks.tsx';
import type { Task } from './task.ts';

interface ZoneActionsProps {
  row: NoFlyZone;
  folded: boolean;
  start(task: Task): void;
}

export function ZoneActions(props: ZoneActionsProps) {
  return <EditDelete {...props} mayEdit={useHas('noFlyZone:edit')} mayDelete={useHas('noFlyZone:delete')} />;
}
