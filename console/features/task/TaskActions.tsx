import type { TaskEntry } from '@skyhelm/contract/task';
import { useLocation } from 'wouter';
import { useHas } from '../../session/session.ts';
import { RowActions, type RowAction } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import { achievementAddress } from '../achievement/index.ts';
import { flightTaskAddress, isMineToFly } from '../flight-task/index.ts';
import { useReports } from '../task-shown/index.ts';
import { OWN_STEPS, type Doing } from './doing.ts';
import { editTaskAddress, type TaskList } from './task-address.ts';

interface TaskActionsProps {
  row: TaskEntry;
  list: TaskList;
  folded: boolean;
  start(doing: Doing): void;
}

/** What the server says that the reader may do with it now. */
export function TaskActions({ row, list, folded, start }: TaskActionsProps) {
  const t = useWords();
  const [, go] = useLocation();
  const [mayCheck, maySeeResults] = [useHas('task:check'), useHas('task:results')];
  const reports = useReports(row);
  const edit: RowAction[] = row.may.includes('edit')
    ? [{ key: 'edit', label: t('common.edit'), onClick: () => go(editTaskAddress(list, row)) }]
    : [];
  const steps = OWN_STEPS.filter((step) => row.may.includes(step)).map((step): RowAction => ({
    key: step,
    label: t(`task.step.${step}`),
    danger: step === 'delete',
    onClick: () => start({ kind: step, row }),
  }));
  const fly: RowAction[] = isMineToFly(row) ? [{ key: 'fly', label: t('task.fly'), onClick: () => go(flightTaskAddress(row.id)) }] : [];
  const results: RowAction[] =
    maySeeResults && row.flights > 0
      ? [{ key: 'results', label: t('task.results.all'), onClick: () => go(achievementAddress(row.id)) }]
      : [];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[
        ...fly,
        ...(mayCheck ? [{ key: 'check', label: t('task.check'), onClick: () => start({ kind: 'check', id: row.id }) }] : []),
      ]}
      more={[...edit, ...reports, ...steps, ...results]}
    />
  );
}
