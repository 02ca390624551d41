import type { Role } from '@skyhelm/contract/role';
import { role } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { NAMING_ROLES } from './role-reads.ts';
import styles from './role.module.css';

interface DeleteDialogProps {
  open: boolean;
  deleted: Role;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(role.deleteRole, { stale: NAMING_ROLES, onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('role.delete.title', { name: deleted.name })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <div className={styles['warnings']}>
        <p>{t('role.delete.explain')}</p>
        {deleted.userCount > 0 && <p>{t('role.delete.people', { count: deleted.userCount })}</p>}
        <p>{t('common.irreversible')}</p>
      </div>
    </ConfirmDanger>
  );
}
