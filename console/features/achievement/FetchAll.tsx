import type { DeviceId } from '@skyhelm/contract/ids';
import type { TaskPicture } from '@skyhelm/contract/task-results';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { useTransfer } from '../flight-control/index.tsx';
import styles from './achievement.module.css';
import { fetchTaken } from './fetch-taken.ts';

interface FetchAllProps {
  deviceId: DeviceId;
  /** Those that are still on it. */
  pictures: readonly TaskPicture[];
  onFetched(): unknown;
}

/** One after another, as an aircraft hands them over; what has come stays when it is stopped. It stands until the last has come, and is not there for a single one. */
export function FetchAll({ deviceId, pictures, onFetched }: FetchAllProps) {
  const t = useWords();
  const transfer = useTransfer(deviceId);
  const [course, setCourse] = useState<{ done: number; total: number }>();
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  const fetchAll = async () => {
    isStopped.current = false;
    let gone = 0;
    try {
      for (const [done, picture] of pictures.entries()) {
        setCourse({ done, total: pictures.length });
        const outcome = await fetchTaken(deviceId, picture, transfer.run);
        if (outcome === 'failed' || isStopped.current) break;
        if (outcome === 'gone') gone++;
        else await onFetched();
      }
    } finally {
      setCourse(undefined);
    }
    if (gone > 0) toast.error(t('achievement.pictures.gone', { count: gone }));
  };

  if (!course && pictures.length < 2 && transfer.fault === undefined) return null;
  return (
    <p className={styles['fetchAll']}>
      <Button loading={course !== undefined} onClick={() => void fetchAll().catch(() => undefined)}>
        {course ? t('achievement.pictures.fetching', { ...course }) : t('achievement.pictures.fetchAll', { count: pictures.length })}
      </Button>
      {course && <Button onClick={() => (isStopped.current = true)}>{t('achievement.pictures.stop')}</Button>}
      {transfer.fault !== undefined && <span role="alert">{transfer.fault}</span>}
    </p>
  );
}
