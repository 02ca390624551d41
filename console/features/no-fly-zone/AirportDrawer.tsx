import type { AirportSetting } from '@skyhelm/contract/airport';
import { Alert, Skeleton, Switch } from 'antd';
import { airport } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import styles from './no-fly-zone.module.css';

/** Whether flights are held to the airports that the product knows. */
export function AirportDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const { data, error, refetch } = useRead(airport.getAirportSetting, {});
  return (
    <TaskDrawer open={open} title={t('noflyzone.airports')} onClose={onClose}>
      {data ? (
        <Setting setting={data} onStale={() => void refetch()} />
      ) : error ? (
        <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={() => void refetch()} onReset={onClose} />
      ) : (
        <Skeleton active />
      )}
    </TaskDrawer>
  );
}

function Setting({ setting: { isOn, version, count }, onStale }: { setting: AirportSetting; onStale(): void }) {
  const t = useWords();
  const mayEdit = useHas('noFlyZone:edit');
  const set = useChange(airport.setAirportSetting, {
    stale: [airport.getAirportSetting, airport.getAirports],
    onSuccess: () => toast.success(t('common.saved')),
  });
  return (
    <div className={styles['airports']}>
      <p className="page-note">{t('noflyzone.airports.intro', { count })}</p>
      <label className={styles['switch']}>
        <Switch
          checked={isOn}
          disabled={!mayEdit}
          loading={set.isPending}
          aria-label={t('noflyzone.airports.on')}
          onChange={(next) => void set.mutateAsync({ input: { isOn: next, version } }).catch(onStale)}
        />
        <span>{t('noflyzone.airports.on')}</span>
      </label>
      <Alert
        type="warning"
        showIcon
        title={t('noflyzone.airports.approximate')}
        description={t('noflyzone.airports.approximate.explain')}
      />
    </div>
  );
}
