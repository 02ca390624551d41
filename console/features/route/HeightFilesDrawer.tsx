import type { HeightFile } from '@skyhelm/contract/terrain';
import { HEIGHT_FILE_MAX_BYTES } from '@skyhelm/contract/terrain-facts';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { terrain } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { useHas } from '../../session/session.ts';
import { useLength } from '../../session/use-length.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import rows from '../../ui/rows.module.css';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useWords } from '../../words/words.ts';
import styles from './heights.module.css';

const MEGABYTES = HEIGHT_FILE_MAX_BYTES / 2 ** 20;

/** The ground that routes are held against. */
export function HeightFilesDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const mayLoad = useHas('route:terrain');
  const { data, error, refetch } = useRead(terrain.getHeightFiles, {});
  return (
    <TaskDrawer open={open} title={t('route.heights')} onClose={onClose}>
      <div className={styles['body']}>
        <p className="page-note">{t('route.heights.intro')}</p>
        {mayLoad && <Loading />}
        {!data && error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data && <Files files={data} mayDelete={mayLoad} />}
      </div>
    </TaskDrawer>
  );
}

function Loading() {
  const t = useWords();
  const [sending, setSending] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  async function send(file: File): Promise<void> {
    if (file.size > HEIGHT_FILE_MAX_BYTES) return setRefusal(t('route.heights.tooLarge', { megabytes: MEGABYTES }));
    setSending(file.name);
    setRefusal(undefined);
    try {
      await upload(terrain.addHeightFile, {}, file, { quiet: true, submitKey: newSubmitKey() });
      toast.success(t('route.heights.loaded'));
      await outdate(terrain.getHeightFiles);
      await outdate(terrain.getHeights);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
    setSending(undefined);
  }

  if (sending !== undefined) return <UnderWay text={t('route.heights.reading', { file: sending })} progress={undefined} />;
  return (
    <>
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
      <FileDrop
        choose={t('route.heights.choose')}
        drop={t('route.heights.drop')}
        accept=".hgt,.tif,.tiff"
        limits={t('route.heights.limits', { megabytes: MEGABYTES })}
        onFile={(file) => void send(file)}
      />
    </>
  );
}

function Files({ files, mayDelete }: { files: readonly HeightFile[]; mayDelete: boolean }) {
  const t = useWords();
  const length = useLength();
  const remove = useChange(terrain.deleteHeightFile, {
    stale: [terrain.getHeightFiles, terrain.getHeights],
    onSuccess: () => toast.success(t('common.deleted')),
  });
  if (files.length === 0) return <p className={rows['none']}>{t('route.heights.none')}</p>;
  return (
    <ul className={rows['rows']}>
      {files.map(({ id, name, spacing, lowest, highest }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <small className="numeric">
              {t('route.heights.facts', {
                spacing: length(Math.round(spacing)),
                low: length(Math.round(lowest)),
                high: length(Math.round(highest)),
              })}
            </small>
          </div>
          {mayDelete && (
            <RowActions
              name={name}
              folded={false}
              beside={[{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => remove.mutate({ input: { id } }) }]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
