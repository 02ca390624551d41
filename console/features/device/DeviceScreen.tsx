import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { DEVICE_STATES } from '@skyhelm/core/device/lifecycle';
import { DEVICE_TYPES } from '@skyhelm/core/device/type';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { device, deviceGroup } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { useSession } from '../../session/session.ts';
import type { ListFilter } from '../../ui/list/ListFilters.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useFreshRow } from '../../ui/list/use-fresh-row.ts';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useTight } from '../../ui/use-media.ts';
import { zoneHere } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { deviceColumns } from './device-columns.tsx';
import { DEVICE_FILTERS, filterOf, NETWORKS } from './device-filter.ts';
import { LINKS_MS } from './device-reads.ts';
import type { Task } from './task.ts';
import { DeviceTasks } from './tasks-on-demand.ts';

export function DeviceScreen() {
  const t = useWords();
  const tight = useTight();
  const permissions = useSession((state) => state.permissions);
  const address = useListAddress('device', DEVICE_FILTERS, { column: 'name', ascending: true });
  const filter = filterOf(address);
  const result = useRead(device.getDevices, { ...address.page, ...filter }, { keepPrevious: true, everyMs: LINKS_MS });
  const { work, start, finish } = useTask<Task>();
  const [freshKey, light] = useFreshRow();
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    setExporting(true);
    await download(device.exportDevices, { ...filter, timeZone: zoneHere() }).then(
      () => toast.success(t('device.exported')),
      () => undefined,
    );
    setExporting(false);
  };
  const addButton = (
    <Allowed permission="device:add">
      <Button type="primary" icon={<PlusOutlined />} onClick={() => start({ kind: 'add' })}>
        {t('device.add')}
      </Button>
    </Allowed>
  );
  return (
    <>
      <ListScreen
        name="device"
        title={t('device.title')}
        primary={addButton}
        secondary={
          <>
            <Allowed permission="device:group">
              <Button onClick={() => start({ kind: 'groups' })}>{t('device.groups')}</Button>
            </Allowed>
            <Allowed permission="device:export">
              <Button loading={isExporting} onClick={() => void exportList()}>
                {t('common.export')}
              </Button>
            </Allowed>
          </>
        }
        filters={useDeviceFilters()}
        address={address}
        result={{ ...result, isFetching: result.isFetching && result.data === undefined }}
        columns={deviceColumns(t, { tight, permissions, start })}
        rowKey="id"
        count={(count) => t('device.count', { count })}
        empty={{ text: t('device.empty'), action: addButton }}
        freshKey={freshKey}
      />
      {work && <DeviceTasks key={work.number} task={work.task} open={work.open} onAdded={light} onClose={finish} />}
    </>
  );
}

function useDeviceFilters(): ListFilter<(typeof DEVICE_FILTERS)[number]>[] {
  const t = useWords();
  const groups = useRead(deviceGroup.getDeviceGroups, {}).data ?? [];
  return [
    { name: 'q', kind: 'search', label: t('device.search') },
    {
      name: 'type',
      kind: 'choice',
      label: t('device.type'),
      options: DEVICE_TYPES.map((value) => ({ value, label: t(`dictionary.deviceType.${value}`) })),
    },
    {
      name: 'state',
      kind: 'choice',
      label: t('device.state'),
      options: DEVICE_STATES.map((value) => ({ value, label: t(`dictionary.deviceState.${value}`) })),
    },
    {
      name: 'network',
      kind: 'choice',
      label: t('device.network'),
      options: NETWORKS.map((value) => ({ value, label: t(`dictionary.networkStatus.${value}`) })),
    },
    { name: 'group', kind: 'choice', label: t('device.group'), options: groups.map(({ id, name }) => ({ value: id, label: name })) },
  ];
}
