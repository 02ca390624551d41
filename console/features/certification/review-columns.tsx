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
    width: 160,
    render: (row) => (
      <>
        {open ? (
          <button type="button" className="link-button" onClick={() => open(row)}>
            {row.name}
          </button>
        ) : (
          row.name
        )}
        <small className={styles['account']}>{row.userName}</small>
        {row.userState === 'frozen' && <Tag color="warning">{t('dictionary.userState.frozen')}</Tag>}
      </>
    ),
  },
  {
    key: 'queue',
    title: t('certification.standing'),
    sortable: true,
    width: 110,
    render: ({ standing }) => <StandingTag standing={standing} />,
  },
  { key: 'kind', title: t('certification.kind'), width: 150, render: ({ kind }) => t(`dictionary.certificationKind.${kind}`) },
  {
    key: 'document',
    title: t('certification.document'),
    width: 220,
    render: (row) => <span className="numeric">{subjectOf(t, row)}</span>,
  },
  {
    key: 'submittedAt',
    title: t('certification.submittedAt'),
    sortable: true,
    width: 150,
    className: 'numeric',
    render: ({ submittedAt }) => formatDateTime(submittedAt),
  },
  { key: 'expiresOn', title: t('certification.expiresOn'), sortable: true, width: 140, render: (row) => <DaysLeft row={row} /> },
  { key: 'department', title: t('certification.department'), width: 150, render: ({ deptName }) => deptName || t('common.none') },
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
