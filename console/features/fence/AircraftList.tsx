import type { FencedDevice } from '@skyhelm/contract/fence';
import { Skeleton } from 'antd';
import type { ComponentProps } from 'react';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { Aircraft } from './Aircraft.tsx';
import styles from './fence.module.css';

interface AircraftListProps {
  read: {
    data: { total: number; rows: FencedDevice[] } | undefined;
    error: ComponentProps<typeof LoadFailed>['error'] | null;
    refetch(): void;
  };
  explain: string;
  none: string;
}

/** Aircraft and what they have on board. */
export function AircraftList({ read: { data, error, refetch }, explain, none }: AircraftListProps) {
  const t = useWords();
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton active />;
  return (
    <div className={styles['board']}>
      <p className={styles['soft']}>{data.rows.length === 0 ? none : explain}</p>
      <ul>
        {data.rows.map((device) => (
          <Aircraft key={device.id} device={device} onSent={refetch} />
        ))}
      </ul>
      {data.total > data.rows.length && (
        <p className={styles['soft']}>{t('fence.onBoard.more', { shown: data.rows.length, total: data.total })}</p>
      )}
    </div>
  );
}
