import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskFilter } from '@skyhelm/contract/task';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { ApprovalTag, StatusTag } from '../task-shown/index.ts';
import { drawTasks, placesOf, TASKS, type MappedTask } from './draw-tasks.ts';
import styles from './task-map.module.css';

interface TaskMapProps {
  filter: Partial<TaskFilter>;
  onCheck(id: TaskId): void;
}

const NONE: MappedTask[] = [];

/** What was found, where it is to be flown: a click on one says which it is. */
export function TaskMap({ filter, onCheck }: TaskMapProps) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [chosenId, setChosenId] = useState<string>();
  const { data, error, refetch } = useRead(task.getTaskMap, filter, { keepPrevious: true });
  const rows = data?.rows ?? NONE;
  const chosen = rows.find(({ id }) => id === chosenId);
  useEffect(() => map && drawTasks(map, rows, chosenId), [map, rows, chosenId]);
  const look = () => map?.camera.fit(placesOf(rows));
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [map, rows]);
  useEffect(() => map?.on('click', ({ feature }) => setChosenId(feature?.group === TASKS ? feature.id : undefined)), [map]);
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <div className={styles['view']}>
      {data?.more && <Alert type="info" showIcon title={t('task.map.more', { count: rows.length })} />}
      <div className={styles['map']}>
        <MapCanvas
          label={t('task.view.map')}
          onCentre={look}
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <div className={styles['chosen']} aria-live="polite">
        {chosen ? (
          <>
            <div>
              <strong>{t('task.check.title', { number: chosen.number, name: chosen.name })}</strong>
              <div className={styles['about']}>
                <span>{t(`dictionary.taskType.${chosen.type}`)}</span>
                <StatusTag status={chosen.status} />
                <ApprovalTag approval={chosen.approval} />
                <span>{t('task.until', { time: formatDateTime(chosen.deadline) })}</span>
              </div>
            </div>
            <Button onClick={() => onCheck(chosen.id)}>{t('task.check')}</Button>
          </>
        ) : (
          <p className="page-note">{data && rows.length === 0 ? t('task.map.empty') : t('task.map.hint', { count: rows.length })}</p>
        )}
      </div>
    </div>
  );
}
