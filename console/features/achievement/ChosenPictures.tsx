import { batchFault, FILES_PER_BATCH } from '@skyhelm/core/media/batch-size';
import type { TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import { Button } from 'antd';
import { useState } from 'react';
import { useHas } from '../../session/session.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import styles from './achievement.module.css';
import { useBatch, type Picked } from './use-batch.ts';

interface ChosenPicturesProps {
  taskId: TaskId;
  /** Whose files are here, in the order in which they are shown. */
  fetched: readonly VehicleTransferId[];
  chosen: Picked;
  onChosen(chosen: Picked): void;
  onDeleted(): unknown;
}

/** What is done with several pictures at once. Who may fetch pictures may delete what was fetched. */
export function ChosenPictures({ taskId, fetched, chosen, onChosen, onDeleted }: ChosenPicturesProps) {
  const t = useWords();
  const mayDelete = useHas('device:control');
  const [isAsking, setAsking] = useState(false);
  const { course, failed, run, stop } = useBatch(taskId, onChosen);
  const picked = fetched.filter((one) => chosen.has(one));
  const offered = fetched.slice(0, FILES_PER_BATCH);
  const fault = batchFault(picked.length);
  const isIdle = picked.length === 0 || fault !== undefined;
  if (fetched.length === 0) return null;
  return (
    <div className={styles['batch']} role="group" aria-label={t('achievement.pictures')}>
      {course ? (
        <>
          <span role="status">
            {t(course.kind === 'download' ? 'achievement.batch.downloading' : 'achievement.batch.deleting', course)}
          </span>
          <Button onClick={stop}>{t('achievement.pictures.stop')}</Button>
        </>
      ) : (
        <>
          <Button onClick={() => onChosen(new Set(offered))}>{t('achievement.batch.all', { count: offered.length })}</Button>
          {picked.length > 0 && <Button onClick={() => onChosen(new Set())}>{t('achievement.batch.clear')}</Button>}
          <Button disabled={isIdle} onClick={() => void run('download', picked)}>
            {picked.length === 0 ? t('achievement.batch.downloadNone') : t('achievement.batch.download', { count: picked.length })}
          </Button>
          {mayDelete && (
            <Button danger disabled={isIdle} onClick={() => setAsking(true)}>
              {picked.length === 0 ? t('common.delete') : t('achievement.batch.delete', { count: picked.length })}
            </Button>
          )}
        </>
      )}
      {fault && <span role="alert">{foundText(t, fault)}</span>}
      {failed && (
        <span role="alert">{t(failed.kind === 'download' ? 'achievement.batch.failed' : 'achievement.batch.undeleted', failed)}</span>
      )}
      <ConfirmDanger
        open={isAsking}
        title={t('achievement.batch.delete.question', { count: picked.length })}
        actionText={t('common.delete')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void run('delete', picked).then(onDeleted);
        }}
      >
        <p>{t('achievement.batch.delete.explain')}</p>
      </ConfirmDanger>
    </div>
  );
}
