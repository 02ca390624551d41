import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { hasBelow, type Branch } from './department-tree.ts';
import styles from './department.module.css';

interface DeleteDialogProps {
  open: boolean;
  deleted: Branch;
  tree: readonly Branch[];
  onClose(): void;
}

export function DeleteDialog({ open, deleted, tree, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(department.deleteDept, { stale: [department.getDepts], onSuccess: () => toast.success(t('common.deleted')) });
  const title = t('department.delete.title', { name: deleted.name });
  if (hasBelow(tree, deleted.id)) {
    return (
      <ConfirmDanger open={open} title={title} actionText={t('common.delete')} cancelText={t('common.close')} onCancel={onClose}>
        {t('department.delete.hasBelow')}
      </ConfirmDanger>
    );
  }
  return (
    <ConfirmDanger
      open={open}
      title={title}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <div className={styles['warnings']}>
        <p>{t('department.delete.explain')}</p>
        {deleted.headcount > 0 && <p>{t('department.delete.people', { count: deleted.headcount })}</p>}
        <p>{t('common.irreversible')}</p>
      </div>
    </ConfirmDanger>
  );
}
