import type { Sharing } from '@skyhelm/contract/device-share';
import { SHARE_STATUSES } from '@skyhelm/core/device/sharing';
import { Tag } from 'antd';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { useTight } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords, type Say } from '../../words/words.ts';
import { LINKS_MS } from './device-reads.ts';
import styles from './device.module.css';

const ShareDrawer = onDemand(async () => (await import('./ShareDrawer.tsx')).ShareDrawer, { words: ['issues'] });

export function ShareScreen() {
  const t = useWords();
  const tight = useTight();
  const address = useListAddress('share', ['q', 'status'], { column: 'name', ascending: true });
  const { work, start, finish } = useTask<Sharing>();
  const result = useRead(
    deviceShare.getSharings,
    {
      ...address.page,
      keyword: address.filters.q ?? '',
      shareStatus: SHARE_STATUSES.find((status) => status === address.filters.status),
      orderByColumn: address.sort.column === 'sn' ? 'sn' : 'name',
    },
    { keepPrevious: true, everyMs: LINKS_MS },
  );
  return (
    <>
      <ListScreen
        name="share"
        title={t('share.title')}
        filters={[
          { name: 'q', kind: 'search', label: t('device.search') },
          {
            name: 'status',
            kind: 'choice',
            label: t('device.shareStatus'),
            options: SHARE_STATUSES.map((value) => ({ value, label: t(`dictionary.shareStatus.${value}`) })),
          },
        ]}
        address={address}
        result={{ ...result, isFetching: result.isFetching && result.data === undefined }}
        columns={shareColumns(t, tight, start)}
        rowKey="id"
        count={(count) => t('device.count', { count })}
        empty={{ text: t('share.empty') }}
      />
      {work && <ShareDrawer key={work.number} open={work.open} device={work.task} onClose={finish} />}
    </>
  );
}

const shareColumns = (t: Say, tight: boolean, start: (row: Sharing) => void): ListColumn<Sharing>[] => [
  {
    key: 'name',
    title: t('device.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 150,
    render: ({ name }) => <span className={styles['name']}>{name}</span>,
  },
  { key: 'sn', title: t('device.sn'), sortable: true, width: 130, className: 'numeric', render: ({ sn }) => sn },
  { key: 'type', title: t('device.type'), width: 120, render: ({ type }) => t(`dictionary.deviceType.${type}`) },
  { key: 'owner', title: t('share.owner'), width: 130, render: ({ owner }) => owner?.name ?? t('common.none') },
  {
    key: 'shareStatus',
    title: t('device.shareStatus'),
    width: 130,
    render: ({ shareStatus }) => t(`dictionary.shareStatus.${shareStatus}`),
  },
  {
    key: 'shared',
    title: t('share.shared'),
    width: 220,
    render: ({ shared }) => shared.map(({ name }) => name).join(', ') || t('common.none'),
  },
  { key: 'exclusive', title: t('share.exclusive'), width: 180, render: ({ exclusive }) => exclusive?.name ?? t('common.none') },
  {
    key: 'flightState',
    title: t('share.flightState'),
    width: 150,
    render: ({ flying, online }) => {
      if (flying) return <Tag color="processing">{t('share.flightState.flying')}</Tag>;
      return online ? t('share.flightState.ground') : t('common.none');
    },
  },
  actionsColumn(120, tight, (row) => (
    <RowActions
      name={row.name}
      folded={tight}
      beside={[{ key: 'share', label: t(row.mayManage ? 'device.share' : 'common.view'), onClick: () => start(row) }]}
    />
  )),
];
