import type { AccessKey } from '@skyhelm/contract/access-key';
import { Tag } from 'antd';
import { actionsColumn } from '../../ui/list/actions-column.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDate, formatNumber } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import { AccessKeyActions } from './AccessKeyActions.tsx';
import styles from './access-key.module.css';
import { SecretLines } from './SecretLines.tsx';
import type { Task } from './task.ts';

const COLOURS = { inForce: 'success', expiring: 'warning', expired: 'default', revoked: 'error' } as const;

interface Shown {
  tight: boolean;
  /** Permissions in words, a line for each thing. */
  grants(scopes: readonly string[]): string[];
  start(task: Task): void;
}

export const keyColumns = (t: Say, { tight, grants, start }: Shown): ListColumn<AccessKey>[] => [
  {
    key: 'project',
    title: t('accesskey.project'),
    always: true,
    card: 'head',
    width: 160,
    render: ({ project, contact }) => (
      <>
        <span className={styles['name']}>{project}</span>
        {contact && <span className={styles['soft']}>{contact}</span>}
      </>
    ),
  },
  {
    key: 'state',
    title: t('accesskey.state'),
    width: 125,
    render: ({ state, expiresAt }) => (
      <>
        <Tag color={COLOURS[state]}>{t(`accesskey.state.${state}`)}</Tag>
        {state !== 'revoked' && <span className={styles['soft']}>{expiresAt ? formatDate(expiresAt) : t('accesskey.never')}</span>}
      </>
    ),
  },
  { key: 'secret', title: t('accesskey.secret'), width: 225, render: ({ secrets }) => <SecretLines secrets={secrets} /> },
  {
    key: 'scopes',
    title: t('accesskey.scopes'),
    width: 165,
    render: ({ scopes }) => {
      const lines = grants(scopes);
      return lines.length === 0 ? (
        t('accesskey.scopes.none')
      ) : (
        <span className={styles['clipped']} title={lines.join('\n')}>
          {lines.join('; ')}
        </span>
      );
    },
  },
  {
    key: 'whitelist',
    title: t('accesskey.whitelist.short'),
    width: 140,
    render: ({ whitelist }) => (
      <span className={styles['clipped']} title={whitelist}>
        {whitelist || t('accesskey.whitelist.empty')}
      </span>
    ),
  },
  {
    key: 'callsPerMinute',
    title: t('accesskey.callsPerMinute'),
    width: 90,
    render: ({ callsPerMinute }) => formatNumber(callsPerMinute),
  },
  {
    key: 'created',
    title: t('accesskey.created'),
    width: 135,
    render: ({ createdAt, createdBy }) =>
      createdBy
        ? t('accesskey.created.by', { at: formatDate(createdAt), name: createdBy })
        : t('accesskey.created.operator', { at: formatDate(createdAt) }),
  },
  actionsColumn(145, tight, (row) => <AccessKeyActions row={row} folded={tight} start={start} />),
];
