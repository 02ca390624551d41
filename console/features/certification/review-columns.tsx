import type { Certification } from '@skyhelm/contract/certification';
import { Tag } from 'antd';
import type { ListColumn } from '../../ui/list/column.ts';
import { formatDateTime } from '../../words/format.ts';
import type { Say } from '../../words/words.ts';
import styles from './certification.module.css';
import { DaysLeft } from './DaysLeft.tsx';
import { StandingTag } from './StandingTag.tsx';
import { subjectOf } from './subject-words.ts';

/** `open` makes a button of the name, for whoever has no mouse to click on the row; a card has one already. */
export const reviewColumns = (t: Say, open?: (row: Certification) => void): ListColumn<Certification>[] => [
  {
    key: 'name',
    title: t('certification.name'),
    always: true,
    card: 'head',
    width: 180,
    render: (row) => {
      const name = <span className={styles['name']}>{row.name}</span>;
      return open ? (
        <button type="button" className="link-button" onClick={() => open(row)}>
          {name}
        </button>
      ) : (
        name
      );
    },
  },
  {
    key: 'userName',
    title: t('certification.userName'),
    width: 150,
    render: ({ userName, userState }) => (
      <>
        {userName} {userState === 'frozen' && <Tag color="warning">{t('dictionary.userState.frozen')}</Tag>}
      </>
    ),
  },
  { key: 'department', title: t('certification.department'), width: 170, render: ({ deptName }) => deptName || t('common.none') },
  { key: 'kind', title: t('certification.kind'), width: 180, render: ({ kind }) => t(`dictionary.certificationKind.${kind}`) },
  {
    key: 'document',
    title: t('certification.document'),
    width: 260,
    render: (row) => <span className="numeric">{subjectOf(t, row)}</span>,
  },
  {
    key: 'queue',
    title: t('certification.standing'),
    sortable: true,
    width: 120,
    render: ({ standing }) => <StandingTag standing={standing} />,
  },
  {
    key: 'submittedAt',
    title: t('certification.submittedAt'),
    sortable: true,
    width: 160,
    className: 'numeric',
    render: ({ submittedAt }) => formatDateTime(submittedAt),
  },
  { key: 'expiresOn', title: t('certification.expiresOn'), sortable: true, width: 150, render: (row) => <DaysLeft row={row} /> },
  {
    key: 'decidedBy',
    title: t('certification.decidedBy'),
    atFirstHidden: true,
    width: 160,
    render: ({ decidedBy, standing }) => (standing === 'withdrawn' ? '' : decidedBy) || t('common.none'),
  },
  {
    key: 'decidedAt',
    title: t('certification.decidedAt'),
    atFirstHidden: true,
    width: 160,
    className: 'numeric',
    render: ({ decidedAt }) => (decidedAt === null ? t('common.none') : formatDateTime(decidedAt)),
  },
];
