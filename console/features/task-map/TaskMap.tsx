import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskFilter } from '@skyhelm/contract/task';
import { TASK_STATUSES } from '@skyhelm/core/task/task';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { PinLegend } from '../../map/PinLegend.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { ChosenTasks } from './ChosenTasks.tsx';
import { drawPins, LOOKS, tasksPicked, type MappedTask } from './draw-pins.ts';
import { drawTasks, placeOf, placesOf } from './draw-tasks.ts';
import { pinsOf } from './pins.ts';
import { useZoomStep } from './use-zoom-step.ts';
import styles from './task-map.module.css';

interface TaskMapProps {
  filter: Partial<TaskFilter>;
  onCheck(id: TaskId): void;
}

const NONE: MappedTask[] = [];

/** What was found, where it is to be flown: a click says which tasks they are. */
export function TaskMap({ filter, onCheck }: TaskMapProps) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const { data, error, refetch } = useRead(task.getTaskMap, filter, { keepPrevious: true });
  const rows = data?.rows ?? NONE;
  const chosen = rows.filter(({ id }) => chosenIds.includes(id));
  const zoom = useZoomStep(map);
  const pins = useMemo(() => pinsOf(rows, placeOf, zoom), [rows, zoom]);
  useEffect(() => map && drawTasks(map, rows, chosenIds), [map, rows, chosenIds]);
  useEffect(() => map && drawPins(map, pins), [map, pins]);
  const look = () => map?.camera.fit(placesOf(rows));
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), [map, rows]);
  useEffect(() => map?.on('click', ({ features }) => setChosenIds(tasksPicked(features, pins))), [map, pins]);
  if (!data && error) return <LoadFailed error={error} onRetry={refetch} />;
  const statuses = TASK_STATUSES.filter((status) => rows.some((row) => row.status === status));
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
      {statuses.length > 0 && (
        <PinLegend
          label={t('task.map.legend')}
          entries={statuses.map((status) => ({ look: LOOKS[status], name: t(`dictionary.taskStatus.${status}`) }))}
        />
      )}
      <div className={styles['chosen']} aria-live="polite">
        {chosen.length > 0 ? (
          <ChosenTasks tasks={chosen} onCheck={onCheck} />
        ) : (
          <p className="page-note">{data && rows.length === 0 ? t('task.map.empty') : t('task.map.hint', { count: rows.length })}</p>
        )}
      </div>
    </div>
  );
}
