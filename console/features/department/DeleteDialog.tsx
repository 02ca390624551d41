import { department } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';
import styles from './department.module.css';

interface DeleteDialogProps {
  open: boolean;
  deleted: Branch;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(department.deleteDept, { stale: [department.getDepts], onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('department.delete.title', { name: deleted.name })}
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
