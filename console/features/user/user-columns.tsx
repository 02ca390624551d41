import type { User } from '@skyhelm/contract/user';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { CertificationLink } from './CertificationLink.tsx';
import type { Task } from './task.ts';
import { UserActions } from './UserActions.tsx';
import styles from './user.module.css';

export function userColumns(t: Say, tight: boolean, start: (task: Task) => void, holdsMore: (row: User) => boolean): ListColumn<User>[] {
  return [
    {
      key: 'name',
      title: t('user.name'),
      always: true,
      sortable: true,
      card: 'head',
      width: 150,
      render: ({ name }) => <span className={styles['name']}>{name}</span>,
    },
    { key: 'userName', title: t('user.userName'), sortable: true, width: 130, render: ({ userName }) => userName },
    { key: 'department', title: t('user.department'), width: 150, render: ({ deptName }) => deptName || t('common.none') },
    {
      key: 'roles',
      title: t('user.roles'),
      width: 150,
      render: ({ roles }) => roles.map(({ name }) => name).join(' / ') || t('common.none'),
    },
    {
      key: 'mobile',
      title: t('user.mobile'),
      atFirstHidden: true,
      width: 130,
      className: 'numeric',
      render: ({ mobile }) => mobile || t('common.none'),
    },
    {
      key: 'state',
      title: t('user.state'),
      width: 120,
      render: ({ state }) => <Tag color={state === 'frozen' ? 'warning' : 'success'}>{t(`dictionary.userState.${state}`)}</Tag>,
    },
    {
      key: 'realName',
      title: t('user.realName'),
      width: 120,
      render: ({ realName, userName }) => <CertificationLink state={realName} userName={userName} />,
    },
    {
      key: 'pilot',
      title: t('user.pilot'),
      width: 120,
      render: ({ pilot, userName }) => <CertificationLink state={pilot} userName={userName} />,
    },
    { key: 'email', title: t('user.email'), atFirstHidden: true, width: 200, render: ({ email }) => email || t('common.none') },
    { key: 'remark', title: t('user.remark'), atFirstHidden: true, width: 200, render: ({ remark }) => remark || t('common.none') },
    {
      key: 'createdAt',
      title: t('user.createdAt'),
      sortable: true,
      atFirstHidden: true,
      width: 130,
      className: 'numeric',
      render: ({ createdAt }) => formatDate(createdAt),
    },
    actionsColumn(230, tight, (row) => <UserActions row={row} folded={tight} holdsMore={holdsMore(row)} start={start} />),
  ];
}
