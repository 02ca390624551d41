import type { Site } from '@skyhelm/contract/site';
import { site } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import styles from './site.module.css';

interface DeleteDialogProps {
  open: boolean;
  deleted: Site;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(site.deleteSite, { stale: [site.getSites], onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('site.delete.title', { name: deleted.name })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <div className={styles['warnings']}>
        <p>{t('site.delete.explain')}</p>
        <p>{t('common.irreversible')}</p>
      </div>
    </ConfirmDanger>
  );
}
