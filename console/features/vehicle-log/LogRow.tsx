import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { VehicleTransfer } from '@skyhelm/contract/transfer';
import type { VehicleLog } from '@skyhelm/contract/vehicle-log';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { transfer as transfers, vehicleLog } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { formatBytes, formatDateTime, formatPercent } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './vehicle-log.module.css';

const PROGRESS_MS = 700;

const isUnderWay = (transfer: VehicleTransfer | undefined): boolean => transfer === undefined || transfer.course === 'running';

interface LogRowProps {
  deviceId: DeviceId;
  log: VehicleLog;
}

/** One log: still on board, on its way, or here to be saved. */
export function LogRow({ deviceId, log }: LogRowProps) {
  const t = useWords();
  const [begun, setBegun] = useState<VehicleTransferId>();
  const [isSaving, setSaving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  /** The list is read from the aircraft only when somebody says so: it does not know what was deleted since. */
  const [deleted, setDeleted] = useState<VehicleTransferId | null>(null);
  const id = begun ?? (log.transferId === deleted ? null : log.transferId);
  const isAsked = id !== null && (begun !== undefined || !log.isHere);
  const { data: transfer } = useRead(
    transfers.getTransfer,
    { id: id! },
    { when: isAsked, everyMs: (now) => (isAsked && isUnderWay(now) ? PROGRESS_MS : undefined) },
  );
  const fetch = useChange(vehicleLog.fetchVehicleLog, { onSuccess: (answer) => setBegun(answer.id) });
  const cancel = useChange(transfers.cancelTransfer, { stale: [transfers.getTransfer] });
  const remove = useChange(vehicleLog.deleteFetchedLog, {
    onSuccess: () => {
      setDeleting(false);
      setDeleted(log.transferId);
      setBegun(undefined);
    },
  });
  const save = async () => {
    setSaving(true);
    await download(vehicleLog.downloadVehicleLog, { id: id! }).catch(() => undefined);
    setSaving(false);
  };
  const isComing = isAsked && isUnderWay(transfer);
  const isHere = id !== null && (isAsked ? transfer?.course === 'done' : log.isHere);
  const name = t('uav.logs.number', { number: log.number });
  return (
    <li className={styles['log']} aria-label={name}>
      <span className={styles['name']}>
        {name}
        <small>
          {log.startedAt === null ? t('uav.logs.noTime') : formatDateTime(log.startedAt)} · {formatBytes(log.bytes)}
        </small>
      </span>
      {isComing && <Progress transfer={transfer} />}
      {isComing && (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ input: { id } })}>
          {t('common.cancel')}
        </Button>
      )}
      {!isComing && !isHere && transfer && (
        <span className={styles['fault']} role="alert">
          {transfer.course === 'cancelled' ? t('uav.logs.cancelled') : transfer.text}
        </span>
      )}
      {!isComing && !isHere && (
        <Button loading={fetch.isPending} onClick={() => fetch.mutate({ input: { deviceId, number: log.number } })}>
          {t('uav.logs.fetch')}
        </Button>
      )}
      {isHere && (
        <span className={styles['deeds']}>
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            {t('uav.logs.save')}
          </Button>
          <Button onClick={() => setDeleting(true)}>{t('common.delete')}</Button>
        </span>
      )}
      <ConfirmDanger
        open={isDeleting}
        title={t('uav.logs.delete.title', { number: log.number })}
        actionText={t('common.delete')}
        onCancel={() => setDeleting(false)}
        onConfirm={() => remove.mutateAsync({ input: { id: id! } })}
      >
        {t('uav.logs.delete.explain')}
      </ConfirmDanger>
    </li>
  );
}

function Progress({ transfer }: { transfer: VehicleTransfer | undefined }) {
  const t = useWords();
  const { done = 0, total = 0 } = transfer?.progress ?? {};
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total);
  return (
    <span className={styles['progress']}>
      <progress aria-label={t('uav.logs.coming')} max={100} value={percent} />
      {formatPercent(percent)}
    </span>
  );
}
