import type { Device } from '@skyhelm/contract/device';
import { Link } from 'wouter';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { DeviceActions } from './DeviceActions.tsx';
import styles from './device.module.css';
import { NetworkState, ShareState, StateTag } from './DeviceTags.tsx';
import { formatFlown } from './flown.ts';
import type { Task } from './task.ts';
import { detailsAddress } from './details-address.ts';

interface Shown {
  tight: boolean;
  permissions: readonly string[];
  start(task: Task): void;
}

const day = (t: Say, value: string | null) => (value === null ? t('common.none') : formatDate(`${value}T00:00`));

export const deviceColumns = (t: Say, { tight, permissions, start }: Shown): ListColumn<Device>[] => [
  {
    key: 'name',
    title: t('device.name'),
    always: true,
    sortable: true,
    card: 'head',
    width: 150,
    render: (row) => {
      const address = detailsAddress(row, permissions);
      return address === undefined ? (
        <span className={styles['name']}>{row.name}</span>
      ) : (
        <Link className={styles['name'] ?? ''} href={address}>
          {row.name}
        </Link>
      );
    },
  },
  { key: 'sn', title: t('device.sn'), sortable: true, width: 140, className: 'numeric', render: ({ sn }) => sn },
  { key: 'type', title: t('device.type'), width: 130, render: ({ type }) => t(`dictionary.deviceType.${type}`) },
  { key: 'state', title: t('device.state'), width: 135, render: ({ state }) => <StateTag state={state} /> },
  { key: 'network', title: t('device.network'), width: 120, render: (row) => <NetworkState device={row} /> },
  { key: 'owner', title: t('device.owner'), width: 130, render: ({ owner }) => owner?.name ?? t('common.none') },
  { key: 'shareStatus', title: t('device.shareStatus'), width: 150, render: (row) => <ShareState device={row} /> },
  {
    key: 'flights',
    title: t('device.flights'),
    atFirstHidden: true,
    align: 'right',
    width: 120,
    className: 'numeric',
    render: ({ flights }) => (flights === 0 ? t('common.none') : formatNumber(flights)),
  },
  {
    key: 'flightTime',
    title: t('device.flightTime'),
    atFirstHidden: true,
    align: 'right',
    width: 140,
    className: 'numeric',
    render: ({ flights, flightSeconds }) => (flights === 0 ? t('common.none') : formatFlown(flightSeconds)),
  },
  {
    key: 'groups',
    title: t('device.groups'),
    atFirstHidden: true,
    width: 160,
    render: ({ groups }) => groups.map(({ name }) => name).join(' / ') || t('common.none'),
  },
  {
    key: 'serviceStatus',
    title: t('device.serviceStatus'),
    atFirstHidden: true,
    width: 150,
    render: ({ serviceStatus }) => t(`dictionary.serviceStatus.${serviceStatus}`),
  },
  { key: 'model', title: t('device.model'), atFirstHidden: true, width: 140, render: ({ model }) => model || t('common.none') },
  {
    key: 'firmwareVersion',
    title: t('device.firmwareVersion'),
    atFirstHidden: true,
    width: 120,
    render: ({ firmwareVersion }) => firmwareVersion || t('common.none'),
  },
  { key: 'factoryOn', title: t('device.factoryOn'), atFirstHidden: true, width: 130, render: ({ factoryOn }) => day(t, factoryOn) },
  { key: 'activatedOn', title: t('device.activatedOn'), atFirstHidden: true, width: 130, render: ({ activatedOn }) => day(t, activatedOn) },
  {
    key: 'warrantyUntil',
    title: t('device.warrantyUntil'),
    atFirstHidden: true,
    width: 130,
    render: ({ warrantyUntil }) => day(t, warrantyUntil),
  },
  { key: 'remark', title: t('device.remark'), atFirstHidden: true, width: 220, render: ({ remark }) => remark || t('common.none') },
  {
    key: 'createdAt',
    title: t('device.createdAt'),
    sortable: true,
    atFirstHidden: true,
    width: 130,
    className: 'numeric',
    render: ({ createdAt }) => formatDate(createdAt),
  },
  actionsColumn(200, tight, (row) => <DeviceActions row={row} folded={tight} start={start} />),
];
