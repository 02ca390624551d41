import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { NewsPush, Receipt } from '@skyhelm/contract/news-push';
import { Button, Checkbox, Drawer, Pagination, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { newsPush } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import rows from '../../ui/rows.module.css';
import { useBack } from '../../ui/use-back.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './news-push.module.css';

const PAGE_SIZE = 50;
/** Whoever waits for answers sees them come in. */
const LOOK_EVERY_MS = 3_000;

export function ReceiptsDrawer({ open, push, onClose }: { open: boolean; push: NewsPush; onClose(): void }) {
  const t = useWords();
  useBack(open, onClose);
  const [sending, setSending] = useState(push.sendings);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [pageNum, setPageNum] = useState(1);
  const asked = { id: push.id, sending, open: onlyOpen, pageNum, pageSize: PAGE_SIZE };
  const { data, error, refetch } = useRead(newsPush.getPushReceipts, asked, { keepPrevious: true, everyMs: LOOK_EVERY_MS });
  const step = (by: number) => {
    setSending(sending + by);
    setPageNum(1);
  };
  return (
    <Drawer open={open} title={t('newspush.receipts.title', { name: push.title })} size={480} onClose={onClose} destroyOnHidden>
      <div className={styles['receipts']}>
        {push.sendings > 1 && (
          <div className={styles['sending']}>
            <Button
              type="text"
              icon={<LeftOutlined />}
              aria-label={t('newspush.receipts.earlier')}
              disabled={sending <= 1}
              onClick={() => step(-1)}
            />
            <span aria-live="polite">{t('newspush.receipts.sending', { number: sending, count: push.sendings })}</span>
            <Button
              type="text"
              icon={<RightOutlined />}
              aria-label={t('newspush.receipts.later')}
              disabled={sending >= push.sendings}
              onClick={() => step(1)}
            />
          </div>
        )}
        <Checkbox
          checked={onlyOpen}
          onChange={({ target }) => {
            setOnlyOpen(target.checked);
            setPageNum(1);
          }}
        >
          {t('newspush.receipts.open')}
        </Checkbox>
        {!data && error && <LoadFailed error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton active />}
        {data?.total === 0 && <p className={rows['none']}>{t('newspush.receipts.none')}</p>}
        {data && (
          <ul className={rows['rows']}>
            {data.rows.map((receipt) => (
              <li key={receipt.userId}>
                <div>
                  <strong>{receipt.name}</strong>
                  <small>{receipt.userName}</small>
                </div>
                <Answer receipt={receipt} isAsked={push.priority === 'urgent'} />
              </li>
            ))}
          </ul>
        )}
        {data && data.total > PAGE_SIZE && (
          <Pagination simple align="end" current={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
        )}
      </div>
    </Drawer>
  );
}

/** `isAsked`: to read it is not enough. */
function Answer({ receipt: { readAt, confirmedAt }, isAsked }: { receipt: Receipt; isAsked: boolean }) {
  const t = useWords();
  if (readAt === null) return <Tag>{t('newspush.receipts.unread')}</Tag>;
  return (
    <div className={styles['answer']}>
      {confirmedAt === null && isAsked && <span>{t('newspush.receipts.unconfirmed')}</span>}
      {confirmedAt !== null && <span>{t('newspush.receipts.confirmed', { time: formatDateTime(confirmedAt) })}</span>}
      <small>{t('newspush.receipts.read', { time: formatDateTime(readAt) })}</small>
    </div>
  );
}
