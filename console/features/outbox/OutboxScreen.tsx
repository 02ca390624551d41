import MailOutlined from '@ant-design/icons/MailOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import type { Outgoing } from '@skyhelm/contract/outbox';
import { Alert, Tag } from 'antd';
import { outbox } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useSession } from '../../session/session.ts';
import type { ListColumn } from '../../ui/list/column.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/use-list-address.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import './outbox.css';

const STATES = ['kept', 'waiting', 'sent', 'failed'] as const;
const COLOURS: Record<Outgoing['state'], string> = { kept: 'warning', waiting: 'processing', sent: 'success', failed: 'error' };

export function OutboxScreen() {
  const t = useWords();
  const address = useListAddress('outbox', ['q', 'state'], { column: 'createdAt', ascending: false });
  const { q = '', state } = address.filters;
  const given = STATES.find((one) => one === state);
  const input = { ...address.page, orderByColumn: 'createdAt', keyword: q, ...(given && { state: given }) } as const;
  const result = useRead(outbox.getOutbox, input, { keepPrevious: true });
  const nobodySends = useSession((session) => session.config.codesBy.length === 0);
  return (
    <ListScreen
      name="outbox"
      title={t('menu.outbox')}
      note={nobodySends ? <Alert type="info" showIcon title={t('outbox.nobodySends')} /> : t('outbox.note')}
      address={address}
      filters={[
        { name: 'q', kind: 'search', label: t('outbox.search') },
        {
          name: 'state',
          kind: 'choice',
          label: t('outbox.state'),
          options: STATES.map((one) => ({ value: one, label: t(`outbox.state.${one}`) })),
        },
      ]}
      result={result}
      columns={columnsOf(t)}
      rowKey="id"
      count={(count) => t('outbox.count', { count })}
      empty={{ text: t('outbox.empty') }}
    />
  );
}

const columnsOf = (t: Say): ListColumn<Outgoing>[] => [
  {
    key: 'createdAt',
    title: t('outbox.createdAt'),
    width: 170,
    sortable: true,
    always: true,
    render: (row) => <span className="numeric">{formatDateTime(row.createdAt)}</span>,
  },
  {
    key: 'target',
    title: t('outbox.target'),
    width: 220,
    always: true,
    card: 'head',
    render: (row) => (
      <span title={t(`outbox.way.${row.way}`)}>
        {row.way === 'sms' ? <MessageOutlined /> : <MailOutlined />} {row.target}
      </span>
    ),
  },
  { key: 'text', title: t('outbox.text'), width: 420, always: true, render: (row) => <span className="outbox-text">{row.text}</span> },
  {
    key: 'state',
    title: t('outbox.state'),
    width: 150,
    render: (row) => (
      <>
        <Tag color={COLOURS[row.state]}>{t(`outbox.state.${row.state}`)}</Tag>
        {row.error && <div className="outbox-error">{row.error}</div>}
      </>
    ),
  },
  {
    key: 'sentAt',
    title: t('outbox.sentAt'),
    width: 170,
    render: (row) => <span className="numeric">{row.sentAt ? formatDateTime(row.sentAt) : t('common.none')}</span>,
  },
];
