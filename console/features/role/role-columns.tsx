import type { Role } from '@skyhelm/contract/role';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { RoleActions } from './RoleActions.tsx';
import styles from './role.module.css';
import type { Task } from './task.ts';

export const roleColumns = (t: Say, tight: boolean, start: (task: Task) => void): ListColumn<Role>[] => [
  {
    key: 'name',
    title: t('role.name'),
    always: true,
    card: 'head',
    width: 180,
    render: ({ name, builtIn }) => (
      <span className={styles['name']}>
        {name} {builtIn && <Tag>{t('role.builtIn')}</Tag>}
      </span>
    ),
  },
  { key: 'description', title: t('role.description'), width: 200, render: ({ description }) => description || t('common.none') },
  {
    key: 'userCount',
    title: t('role.userCount'),
    width: 90,
    align: 'right',
    className: 'numeric',
    render: ({ userCount }) => formatNumber(userCount),
  },
  { key: 'dataScope', title: t('role.dataScope'), width: 180, render: ({ dataScope }) => t(`dictionary.dataScope.${dataScope}`) },
  actionsColumn(230, tight, (row) => <RoleActions row={row} folded={tight} start={start} />),
];
