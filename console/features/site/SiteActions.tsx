import type { Site } from '@skyhelm/contract/site';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface SiteActionsProps {
  row: Site;
  folded: boolean;
  start(task: Task): void;
}

export function SiteActions({ row, folded, start }: SiteActionsProps) {
  const t = useWords();
  const [mayEdit, mayDelete] = [useHas('site:edit'), useHas('site:delete')];
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
