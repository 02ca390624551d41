import type { TaskEntry } from '@skyhelm/contract/task';
import type { TaskPicture, TaskResults } from '@skyhelm/contract/task-results';
import { useWords } from '../../words/words.ts';
import styles from './achievement.module.css';
import { Picture } from './Picture.tsx';

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
  if (pictures.length === 0) return <p className={styles['soft']}>{t('achievement.pictures.none')}</p>;
  const deviceOf = new Map(flights.map(({ record }) => [record.id, record.deviceId]));
  return (
    <>
      <ul className={styles['pictures']}>
        {pictures.map((picture) => (
          <li key={`${picture.flightId} ${picture.takenAt} ${picture.file}`}>
            <Picture taskId={task.id} picture={picture} deviceId={deviceOf.get(picture.flightId)} onFetched={onFetched} />
          </li>
        ))}
      </ul>
      {total > pictures.length && <p className={styles['soft']}>{t('achievement.pictures.more', { count: pictures.length, total })}</p>}
    </>
  );
}
