import type { NewsPush } from '@skyhelm/contract/news-push';
import { useHas } from '../../session/session.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { Task } from './task.ts';

interface PushActionsProps {
  row: NewsPush;
  folded: boolean;
  start(task: Task): void;
}

export function PushActions({ row, folded, start }: PushActionsProps) {
  const t = useWords();
  const mayEdit = useHas('newsPush:edit') && row.state === 'waiting';
  const mayDelete = useHas('newsPush:delete');
  const action = (kind: Exclude<Task['kind'], 'add'>, label: string) => ({ key: kind, label, onClick: () => start({ kind, row }) });
  return (
    <RowActions
      name={row.title}
      folded={folded}
      beside={[
        ...(row.sendings > 0 ? [action('receipts', t('newspush.receipts'))] : []),
        ...(mayEdit ? [action('edit', t('common.edit')), action('stop', t('newspush.stop'))] : []),
        ...(mayDelete ? [{ ...action('delete', t('common.delete')), danger: true }] : []),
      ]}
    />
  );
}
