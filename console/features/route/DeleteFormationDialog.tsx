import type { RouteEntry } from '@skyhelm/contract/route';
import { formation } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_ROUTES } from './route-reads.ts';

interface DeleteFormationDialogProps {
  open: boolean;
  deleted: RouteEntry;
  onClose(): void;
}

/** All routes of the formation that a route was made for, by name. */
export function DeleteFormationDialog({ open, deleted, onClose }: DeleteFormationDialogProps) {
  const t = useWords();
  const id = deleted.formation?.id;
  const whole = useRead(formation.getFormation, { id: id! }, { when: open && id !== undefined }).data;
  const remove = useChange(formation.deleteFormation, { stale: KNOWING_ROUTES, onSuccess: () => toast.success(t('common.deleted')) });
  return (
    <ConfirmDanger
      open={open}
      title={t('route.formation.delete')}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: id! } }).then(onClose)}
    >
      {whole && <p>{t('route.formation.delete.question', { routes: formatList(whole.routes.map(({ name }) => name)) })}</p>}
      <p>{t('common.irreversible')}</p>
    </ConfirmDanger>
  );
}
