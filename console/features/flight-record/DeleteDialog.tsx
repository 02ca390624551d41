import type { FlightRecord } from '@skyhelm/contract/flight-record';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { toast } from '../../ui/toast.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './flight-record.module.css';

interface DeleteDialogProps {
  open: boolean;
  deleted: FlightRecord;
  onClose(): void;
}

export function DeleteDialog({ open, deleted, onClose }: DeleteDialogProps) {
  const t = useWords();
  const remove = useChange(flightRecord.deleteFlightRecord, {
    stale: [flightRecord.getFlightRecords, flightRecord.getFlightTotals],
    onSuccess: () => toast.success(t('common.deleted')),
  });
  return (
    <ConfirmDanger
      open={open}
      title={t('flightrecord.delete.title', { name: deleted.deviceName, time: formatDateTime(deleted.takeOffAt) })}
      actionText={t('common.delete')}
      onCancel={onClose}
      onConfirm={() => remove.mutateAsync({ input: { id: deleted.id } }).then(onClose)}
    >
      <div className={styles['warnings']}>
        <p>{t('flightrecord.delete.explain')}</p>
        <p>{t('common.irreversible')}</p>
      </div>
    </ConfirmDanger>
  );
}
