import { ReleaseDialog, StepDialog } from '../task-step/index.ts';
import { CheckDrawer } from './CheckDrawer.tsx';
import type { Doing } from './doing.ts';
import type { TaskList } from './task-address.ts';

interface TaskDoingsProps {
  doing: Doing;
  list: TaskList;
  open: boolean;
  start(doing: Doing): void;
  onClose(): void;
}

/** The drawer or dialog that something is done in. */
export function TaskDoings({ doing, list, start, ...shown }: TaskDoingsProps) {
  if (doing.kind === 'check') return <CheckDrawer {...shown} id={doing.id} list={list} start={start} />;
  const { kind, row } = doing;
  return kind === 'release' ? <ReleaseDialog {...shown} row={row} /> : <StepDialog {...shown} step={kind} row={row} />;
}
