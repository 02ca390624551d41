import type { ParameterMetadata } from '@skyhelm/contract/parameter-metadata';
import { PARAMETER_METADATA_MAX_BYTES } from '@skyhelm/contract/parameter-metadata-facts';
import { isMetadataVersion, METADATA_VEHICLES, type MetadataVehicle } from '@skyhelm/core/vehicle/parameter-metadata/metadata-file';
import { Alert, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { parameter, parameterMetadata } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { useHas } from '../../session/session.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Input } from '../../ui/inputs.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import rows from '../../ui/rows.module.css';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { toast } from '../../ui/toast.ts';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useWords } from '../../words/words.ts';
import styles from './parameter.module.css';

const MEGABYTES = PARAMETER_METADATA_MAX_BYTES / 2 ** 20;
const STALE = [parameterMetadata.getParameterMetadata, parameter.getParameters];

/** Files that say what the parameters of a firmware version are. */
export function MetadataDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const mayEdit = useHas('device:edit');
  const { data, error, refetch } = useRead(parameterMetadata.getParameterMetadata, {});
  return (
    <TaskDrawer open={open} title={t('parameter.metadata')} onClose={onClose}>
      <div className={styles['steps']}>
        <p className="page-note">{t('parameter.metadata.intro')}</p>
        {mayEdit && <Import />}
        {!data && error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data && <Files files={data} mayEdit={mayEdit} />}
      </div>
    </TaskDrawer>
  );
}

function Import() {
  const t = useWords();
  const [version, setVersion] = useState('');
  const [vehicle, setVehicle] = useState<MetadataVehicle>();
  const [sending, setSending] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const isVersion = isMetadataVersion(version.trim());

  async function send(file: File): Promise<void> {
    if (!isVersion) return setRefusal(t('parameter.metadata.version.wrong'));
    if (file.size > PARAMETER_METADATA_MAX_BYTES) return setRefusal(t('parameter.metadata.tooLarge', { megabytes: MEGABYTES }));
    setSending(file.name);
    setRefusal(undefined);
    try {
      const input = { version: version.trim(), ...(vehicle && { vehicle }) };
      await upload(parameterMetadata.addParameterMetadata, input, file, { quiet: true, submitKey: newSubmitKey() });
      toast.success(t('parameter.metadata.done'));
      for (const read of STALE) await outdate(read);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
    setSending(undefined);
  }

  if (sending !== undefined) return <UnderWay text={t('parameter.metadata.reading', { file: sending })} progress={undefined} />;
  return (
    <>
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
      <Form layout="vertical">
        <Form.Item label={t('parameter.metadata.version')} htmlFor="metadata-version" extra={t('parameter.metadata.version.hint')}>
          <Input
            id="metadata-version"
            autoComplete="off"
            maxLength={11}
            value={version}
            aria-invalid={refusal !== undefined && !isVersion}
            onChange={(event) => setVersion(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t('parameter.metadata.vehicle')} htmlFor="metadata-vehicle">
          <Select
            id="metadata-vehicle"
            allowClear
            placeholder={t('parameter.metadata.vehicle.fromFile')}
            value={vehicle ?? null}
            options={METADATA_VEHICLES.map((value) => ({ value, label: value }))}
            onChange={(value: MetadataVehicle | null | undefined) => setVehicle(value ?? undefined)}
          />
        </Form.Item>
      </Form>
      <FileDrop
        choose={t('parameter.metadata.choose')}
        drop={t('parameter.compare.drop')}
        accept=".json"
        limits={t('parameter.metadata.limits', { megabytes: MEGABYTES })}
        onFile={(file) => void send(file)}
      />
    </>
  );
}

function Files({ files, mayEdit }: { files: readonly ParameterMetadata[]; mayEdit: boolean }) {
  const t = useWords();
  const remove = useChange(parameterMetadata.deleteParameterMetadata, {
    stale: STALE,
    onSuccess: () => toast.success(t('common.deleted')),
  });
  if (files.length === 0) return <p className={rows['none']}>{t('parameter.metadata.none')}</p>;
  return (
    <ul className={rows['rows']}>
      {files.map(({ id, name, vehicle, version, count, isShared }) => (
        <li key={id ?? `${vehicle} ${version}`}>
          <div>
            <strong>
              {vehicle} {version}
            </strong>
            <small className="numeric">
              {name !== null && `${name} · `}
              {t('parameter.count', { count })}
              {isShared && ` · ${t('parameter.metadata.shared')}`}
            </small>
          </div>
          {mayEdit && id !== null && (
            <RowActions
              name={`${vehicle} ${version}`}
              folded={false}
              beside={[{ key: 'delete', label: t('common.delete'), danger: true, onClick: () => remove.mutate({ input: { id } }) }]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
