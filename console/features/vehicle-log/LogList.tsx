import type { DeviceId } from '@skyhelm/contract/ids';
import { Alert, Button } from 'antd';
import { vehicleLog } from '../../api/endpoints.generated.ts';
import { questionOf } from '../../api/reads.ts';
import { useAnswer } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { LogRow } from './LogRow.tsx';
import styles from './vehicle-log.module.css';

/** What an aircraft has kept. It is asked once, and again when somebody says so: a bad link makes it take its time. */
export function LogList({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const { data, error, isFetching, refetch } = useAnswer({ ...questionOf(vehicleLog.getVehicleLogs, { deviceId }), freshMs: Infinity });
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  if (!data) return <p role="status">{t('uav.logs.reading')}</p>;
  return (
    <>
      {error && <Alert type="warning" showIcon role="alert" title={error.message} />}
      {!data.isComplete && <Alert type="warning" showIcon title={t('uav.logs.incomplete')} />}
      {data.logs.length === 0 ? (
        <p>{t('uav.logs.none')}</p>
      ) : (
        <ul className={styles['logs']} aria-label={t('uav.logs')}>
          {data.logs.map((log) => (
            <LogRow key={log.number} deviceId={deviceId} log={log} />
          ))}
        </ul>
      )}
      <Button className={styles['again'] ?? ''} loading={isFetching} onClick={() => void refetch()}>
        {t('uav.logs.readAgain')}
      </Button>
    </>
  );
}
