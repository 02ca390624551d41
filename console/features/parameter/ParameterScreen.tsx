import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterFormat } from '@skyhelm/core/vehicle/parameter-file';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { download } from '../../api/client.ts';
import { parameter } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { useTight } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { deviceIdIn, NoDevice, uavAddress } from '../device/index.ts';
import { parameterColumns } from './parameter-columns.tsx';
import { untilRead } from './parameter-reads.ts';
import { StatusNote } from './StatusNote.tsx';
import type { Task } from './task.ts';

const ParameterTasks = onDemand(async () => (await import('./ParameterTasks.tsx')).ParameterTasks);
const FORMATS: ParameterFormat[] = ['plain', 'qgc'];

export function ParameterScreen() {
  const t = useWords();
  const [params] = useSearchParams();
  const id = deviceIdIn(params);
  return id === undefined ? <NoDevice type="uav" title={t('uav.nothing')} /> : <Parameters key={id} deviceId={id} />;
}

/** All settings of one aircraft: to look at them is to have it asked for them. */
function Parameters({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const tight = useTight();
  const mayWrite = useHas('device:control');
  const address = useListAddress('parameter', ['q', 'which'], { column: 'name', ascending: true });
  const query = { deviceId, keyword: address.filters.q ?? '', onlyChanged: address.filters.which === 'changed' };
  const result = useRead(parameter.getParameters, { ...address.page, ...query }, { keepPrevious: true, everyMs: untilRead });
  const refresh = useChange(parameter.refreshParameters, { stale: [parameter.getParameters] });
  const { work, start, finish } = useTask<Task>();
  const [isExporting, setExporting] = useState(false);
  const save = async (format: ParameterFormat) => {
    setExporting(true);
    await download(parameter.exportParameters, { deviceId, format }).then(
      () => toast.success(t('parameter.exported')),
      () => undefined,
    );
    setExporting(false);
  };
  const status = result.data?.status;
  const isReading = (status?.loading ?? null) !== null;
  const isEmpty = status?.count === 0;
  const refreshButton = (
    <Button
      type="primary"
      loading={refresh.isPending || isReading}
      disabled={status !== undefined && !status.online}
      onClick={() => refresh.mutate({ input: { deviceId } })}
    >
      {t('parameter.refresh')}
    </Button>
  );
  return (
    <>
      <ListScreen
        name="parameter"
        title={t('parameter.title')}
        note={
          result.data && (
            <StatusNote
              device={result.data.device}
              address={uavAddress(deviceId)}
              status={result.data.status}
              metadata={result.data.metadata}
            />
          )
        }
        primary={refreshButton}
        secondary={
          <>
            <Button disabled={isEmpty} onClick={() => start({ kind: 'compare', missing: status?.missing ?? 0 })}>
              {t('parameter.compare')}
            </Button>
            <Button onClick={() => start({ kind: 'metadata' })}>{t('parameter.metadata')}</Button>
            <Allowed permission="device:export">
              <Dropdown
                trigger={['click']}
                disabled={isEmpty}
                menu={{
                  items: FORMATS.map((format) => ({ key: format, label: t(`parameter.export.${format}`) })),
                  onClick: ({ key }) => void save(key as ParameterFormat),
                }}
              >
                <Button loading={isExporting}>{t('common.export')}</Button>
              </Dropdown>
            </Allowed>
          </>
        }
        filters={[
          { name: 'q', kind: 'search', label: t('parameter.search') },
          {
            name: 'which',
            kind: 'choice',
            label: t('parameter.which'),
            options: [{ value: 'changed', label: t('parameter.which.changed') }],
          },
        ]}
        address={address}
        result={result}
        columns={parameterColumns(t, { tight, mayWrite, start })}
        rowKey="name"
        count={(count) => t('parameter.count', { count })}
        empty={{ text: t(isReading ? 'parameter.empty.reading' : 'parameter.empty') }}
      />
      {work && <ParameterTasks key={work.number} deviceId={deviceId} task={work.task} open={work.open} onClose={finish} />}
    </>
  );
}
