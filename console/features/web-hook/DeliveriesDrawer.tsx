import type { WebHook } from '@skyhelm/contract/web-hook';
import { DELIVERY_STATES, type DeliveryState } from '@skyhelm/contract/web-hook-rules';
import { Pagination, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { webHook } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { useWords } from '../../words/words.ts';
import { Delivery } from './Delivery.tsx';
import styles from './web-hook.module.css';

const PAGE_SIZE = 20;
const LOOK_EVERY_MS = 3_000;
const ALL = 'all';

export function DeliveriesDrawer({ open, row, onClose }: { open: boolean; row: WebHook; onClose(): void }) {
  const t = useWords();
  const [pageNum, setPageNum] = useState(1);
  const [chosen, setChosen] = useState<DeliveryState | typeof ALL>(ALL);
  const asked = { id: row.id, pageNum, pageSize: PAGE_SIZE, ...(chosen !== ALL && { state: chosen }) };
  const { data, error, refetch } = useRead(webHook.getDeliveries, asked, { keepPrevious: true, everyMs: LOOK_EVERY_MS });
  return (
    <TaskDrawer open={open} width={640} title={t('webhook.log.title', { name: row.name })} onClose={onClose}>
      <Segmented<DeliveryState | typeof ALL>
        className={styles['filter']}
        aria-label={t('webhook.log.filter')}
        value={chosen}
        options={[
          { value: ALL, label: t('webhook.log.all') },
          ...DELIVERY_STATES.map((value) => ({ value, label: t(`webhook.delivery.${value}`) })),
        ]}
        onChange={(state) => {
          setChosen(state);
          setPageNum(1);
        }}
      />
      {data ? (
        data.total === 0 ? (
          <EmptyState mood="empty" title={t('webhook.log.empty')} />
        ) : (
          <>
            <ul className={styles['deliveries']}>
              {data.rows.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} isOn={row.isOn} />
              ))}
            </ul>
            <Pagination
              size="small"
              hideOnSinglePage
              showSizeChanger={false}
              current={pageNum}
              pageSize={PAGE_SIZE}
              total={data.total}
              onChange={setPageNum}
            />
          </>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton active />
      )}
    </TaskDrawer>
  );
}
