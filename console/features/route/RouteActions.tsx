import type { RouteEntry } from '@skyhelm/contract/route';
import { useLocation } from 'wouter';
import { useHas } from '../../session/session.ts';
import { RowActions, type RowAction } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task, TaskKind } from './task.ts';

interface RouteActionsProps {
  row: RouteEntry;
  folded: boolean;
  start(task: Task): void;
}

/** What somebody may do with a route: with another's that was only shared, look at it and copy it. */
export function RouteActions({ row, folded, start }: RouteActionsProps) {
  const t = useWords();
  const [, go] = useLocation();
  const [mayAdd, mayEdit] = [useHas('route:add'), useHas('route:edit') && row.mayEdit];
  const [mayDelete, mayShare] = [useHas('route:delete') && row.mayShare, useHas('route:share') && row.mayShare];
  const [mayFly, mayExport] = [useHas('device:control'), useHas('route:export')];
  const action = (kind: TaskKind, label: string, when: boolean): RowAction[] =>
    when ? [{ key: kind, label, danger: kind === 'delete' || kind === 'deleteFormation', onClick: () => start({ kind, row }) }] : [];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[{ key: 'open', label: t(mayEdit ? 'common.edit' : 'common.view'), onClick: () => go(`/edit-route/${row.id}`) }]}
      more={[
        ...action('copy', t(row.isTemplate ? 'route.fromTemplate' : 'common.copy'), mayAdd),
        ...action('template', t('route.toTemplate'), mayAdd && !row.isTemplate),
        ...action('formation', t('route.formation.make'), mayAdd),
        ...action('startFormation', t('route.formation.start'), mayFly && row.formation !== null),
        ...action('move', t('route.move'), mayEdit),
        ...action('export', t('common.export'), mayExport),
        ...action('share', t('route.share'), mayShare),
        ...action('delete', t('common.delete'), mayDelete),
        ...action('deleteFormation', t('route.formation.delete'), mayDelete && row.formation !== null),
      ]}
    />
  );
}
