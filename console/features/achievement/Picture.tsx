import type { DeviceId, TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { TaskPicture } from '@skyhelm/contract/task-results';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { fetchFile, send } from '../../api/client.ts';
import { taskResults, vehiclePicture } from '../../api/endpoints.generated.ts';
import { useHas } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { useLength } from '../../session/use-length.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { isDone, useTransfer } from '../flight-control/index.tsx';
import styles from './achievement.module.css';

interface PictureProps {
  taskId: TaskId;
  picture: TaskPicture;
  /** Nothing where its record is gone. */
  deviceId: DeviceId | undefined;
  onFetched(): unknown;
}

export function Picture({ taskId, picture, deviceId, onFetched }: PictureProps) {
  const t = useWords();
  const length = useLength();
  const mayFetch = useHas('device:control') && deviceId !== undefined && picture.file !== null;
  const { takenAt, height, file, fetchedBy } = picture;
  const taken = formatMoment(takenAt);
  return (
    <figure className={styles['picture']}>
      {fetchedBy === null ? (
        <div className={styles['unfetched']}>
          <span>{t('achievement.picture.unfetched')}</span>
          {mayFetch && <FetchButton deviceId={deviceId} picture={picture} onFetched={onFetched} />}
        </div>
      ) : (
        <Shown taskId={taskId} fetchedBy={fetchedBy} label={t('achievement.picture.open', { time: taken })} />
      )}
      <figcaption>
        <span className="numeric">{taken}</span>
        {file !== null && <span>{file}</span>}
        {height !== null && <span className="numeric">{length(height)}</span>}
      </figcaption>
    </figure>
  );
}

/** Behind the session, so that no bare address can show it. */
function Shown({ taskId, fetchedBy, label }: { taskId: TaskId; fetchedBy: VehicleTransferId; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    fetchFile(taskResults.getTaskPicture, { id: taskId, fetchedBy }, { quiet: true }).then(
      (file) => {
        if (isGone) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [taskId, fetchedBy]);
  if (address === undefined) return <div className={styles['unfetched']} aria-busy="true" />;
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={label}>
      <img src={address} alt="" />
    </a>
  );
}

function FetchButton({ deviceId, picture, onFetched }: { deviceId: DeviceId; picture: TaskPicture; onFetched(): unknown }) {
  const t = useWords();
  const transfer = useTransfer(deviceId);
  const fetchIt = async () => {
    const { pictures } = await send(vehiclePicture.getVehiclePictures, { deviceId });
    // Numbers begin anew with each link: by them alone another picture might be fetched.
    const same = pictures.find(({ file, takenAt }) => file === picture.file && (takenAt === null || takenAt === picture.takenAt));
    if (!same) return toast.error(t('achievement.picture.gone'));
    const outcome = await transfer.run(() => send(vehiclePicture.fetchVehiclePicture, { deviceId, number: same.number }));
    if (isDone(outcome)) await onFetched();
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
