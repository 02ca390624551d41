import type { DeviceId, TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { TaskPicture } from '@skyhelm/contract/task-results';
import { Button, Checkbox } from 'antd';
import { toast } from '../../ui/toast.ts';
import { useLength } from '../../session/use-length.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { useTransfer } from '../flight-control/index.tsx';
import styles from './achievement.module.css';
import { fetchTaken } from './fetch-taken.ts';
import { ShownPicture } from './ShownPicture.tsx';

interface PictureProps {
  taskId: TaskId;
  picture: TaskPicture;
  /** From which it can be fetched, where anybody may. */
  deviceId: DeviceId | undefined;
  isChosen: boolean;
  onChoose(fetchedBy: VehicleTransferId): void;
  onFetched(): unknown;
}

export function Picture({ taskId, picture, deviceId, isChosen, onChoose, onFetched }: PictureProps) {
  const t = useWords();
  const length = useLength();
  const { takenAt, height, file, fetchedBy } = picture;
  const taken = formatMoment(takenAt);
  return (
    <figure className={styles['picture']}>
      {fetchedBy === null ? (
        <div className={styles['unfetched']}>
          <span>{t('achievement.picture.unfetched')}</span>
          {deviceId !== undefined && <FetchButton deviceId={deviceId} picture={picture} onFetched={onFetched} />}
        </div>
      ) : (
        <ShownPicture taskId={taskId} fetchedBy={fetchedBy} label={t('achievement.picture.open', { time: taken })} />
      )}
      <figcaption>
        {fetchedBy !== null && (
          <Checkbox aria-label={t('achievement.picture.choose', { time: taken })} checked={isChosen} onChange={() => onChoose(fetchedBy)} />
        )}
        <span className="numeric">{taken}</span>
        {file !== null && <span>{file}</span>}
        {height !== null && <span className="numeric">{length(height)}</span>}
      </figcaption>
    </figure>
  );
}

function FetchButton({ deviceId, picture, onFetched }: { deviceId: DeviceId; picture: TaskPicture; onFetched(): unknown }) {
  const t = useWords();
  const transfer = useTransfer(deviceId);
  const fetchIt = async () => {
    const outcome = await fetchTaken(deviceId, picture, transfer.run);
    if (outcome === 'gone') toast.error(t('achievement.picture.gone'));
    if (outcome === 'done') await onFetched();
  };
  return (
    <>
      <Button size="small" loading={transfer.isRunning} onClick={() => void fetchIt().catch(() => undefined)}>
        {t('achievement.picture.fetch')}
      </Button>
      {transfer.fault !== undefined && <span role="alert">{transfer.fault}</span>}
    </>
  );
}
