import type { Site } from '@skyhelm/contract/site';
import { useHas } from '../../session/session.ts';
import { EditDelete } from '../../ui/list/row-tasks.tsx';
import type { Task } from './task.ts';

interface SiteActionsProps {
  row: Site;
  folded: boolean;
  start(task: Task): void;
}

export function SiteActions(props: SiteActionsProps) {
  return <EditDelete {...props} mayEdit={useHas('site:edit')} mayDelete={useHas('site:delete')} />;
}
