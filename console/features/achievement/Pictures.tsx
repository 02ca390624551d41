import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import type { TaskPicture, TaskResults } from '@skyhelm/contract/task-results';
import { useState } from 'react';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import styles from './achievement.module.css';
import { ChosenPictures } from './ChosenPictures.tsx';
import { FetchAll } from './FetchAll.tsx';
import { Picture } from './Picture.tsx';
import type { Picked } from './use-batch.ts';

interface PicturesProps {
  task: TaskEntry;
  pictures: readonly TaskPicture[];
  total: number;
  flights: TaskResults['flights'];
  onFetched(): unknown;
}

/** Every picture that was told of: to be seen once its file is here, to be fetched as long as the aircraft has it. */
export function Pictures({ task, pictures, total, flights, onFetched }: PicturesProps) {
  const t = useWords();
  const mayFetch = useHas('device:control');
  const [chosen, setChosen] = useState<Picked>(new Set());
  if (pictures.length === 0) return <p className={styles['soft']}>{t('achievement.pictures.none')}</p>;
  const deviceOf = new Map(flights.map(({ record }) => [record.id, record.deviceId]));
  const sourceOf = ({ file, flightId }: TaskPicture): DeviceId | undefined =>
    mayFetch && file !== null ? deviceOf.get(flightId) : undefined;
  const bySource = Map.groupBy(pictures, sourceOf);
  const fetched = [...new Set(pictures.flatMap(({ fetchedBy }) => fetchedBy ?? []))];
  return (
    <>
      {[...bySource].map(
        ([deviceId, taken]) =>
          deviceId !== undefined && (
            <FetchAll
              key={deviceId}
              deviceId={deviceId}
              pictures={taken.filter(({ fetchedBy }) => fetchedBy === null)}
              onFetched={onFetched}
            />
          ),
      )}
      <ChosenPictures taskId={task.id} fetched={fetched} chosen={chosen} onChosen={setChosen} onDeleted={onFetched} />
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={`${picture.flightId} ${picture.takenAt} ${picture.file}`}>
            <Picture
              taskId={task.id}
              picture={picture}
              deviceId={sourceOf(picture)}
              isChosen={picture.fetchedBy !== null && chosen.has(picture.fetchedBy)}
              onChoose={(fetchedBy) => setChosen((before) => toggled(before, fetchedBy))}
              onFetched={onFetched}
            />
          </li>
        ))}
      </ul>
      {total > pictures.length && <p className={styles['soft']}>{t('achievement.pictures.more', { count: pictures.length, total })}</p>}
    </>
  );
}

const toggled = (chosen: Picked, one: VehicleTransferId): Picked =>
  new Set(chosen.has(one) ? [...chosen].filter((other) => other !== one) : [...chosen, one]);
