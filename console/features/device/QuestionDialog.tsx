import type { Device } from '@skyhelm/contract/device';
import { device, deviceBinding } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';

const CALLS = { delete: device.deleteDevice, unbind: deviceBinding.unbindDevice };

interface QuestionDialogProps {
  open: boolean;
  deed: keyof typeof CALLS;
  row: Device;
  onClose(): void;
}

/** What will happen, to which device, and what goes with it. A refusal leaves it open. */
export function QuestionDialog({ open, deed, row, onClose }: QuestionDialogProps) {
  const t = useWords();
  const change = useChange(CALLS[deed], {
    stale: KNOWING_DEVICES,
    onSuccess: () => toast.success(t(deed === 'delete' ? 'common.deleted' : 'device.unbind.done')),
  });
  return (
    <ConfirmDanger
      open={open}
      title={t(`device.${deed}.title`, { name: row.name })}
      actionText={t(deed === 'delete' ? 'common.delete' : 'device.unbind')}
      onCancel={onClose}
      onConfirm={() => change.mutateAsync({ input: { id: row.id } }).then(onClose)}
    >
      <div className={styles['warnings']}>
        <p>{t(`device.${deed}.explain`)}</p>
        {deed === 'delete' && <p>{t('common.irreversible')}</p>}
      </div>
    </ConfirmDanger>
  );
}
