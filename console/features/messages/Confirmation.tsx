import type { Message } from '@skyhelm/contract/message';
import { Tag } from 'antd';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

/** Whether an urgent message still waits for its reader's word; nothing of any other. */
export function Confirmation({ row: { priority, confirmedAt } }: { row: Message }) {
  const t = useWords();
  if (priority !== 'urgent') return null;
  return confirmedAt === null ? t('shell.urgent.waits') : t('shell.urgent.confirmed', { time: formatDateTime(confirmedAt) });
}

/** The same where nothing else says that it is urgent. */
export function UrgentNote({ row }: { row: Message }) {
  const t = useWords();
  if (row.priority !== 'urgent') return null;
  return (
    <div className="message-urgent" data-open={row.confirmedAt === null}>
      <Tag color="error">{t('shell.urgent.tag')}</Tag>
      <small>
        <Confirmation row={row} />
      </small>
    </div>
  );
}
