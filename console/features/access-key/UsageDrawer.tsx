import type { AccessKey, KeyUsage } from '@skyhelm/contract/access-key';
import { USAGE_LAG_SECONDS } from '@skyhelm/contract/access-key-rules';
import { Segmented, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { accessKey } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useRead } from '../../api/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { zoneHere } from '../../words/day.ts';
import { formatAgo, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './access-key.module.css';
import { UsageBars } from './UsageBars.tsx';
import { CallTable, ReasonTable } from './UsageTables.tsx';
import { wasUsedSince } from './used-since.ts';

const DAYS = [1, 7, 30, 90] as const;
type Days = (typeof DAYS)[number];

/** What other software used a key for, and what it was refused. */
export function UsageDrawer({ open, row, onClose }: { open: boolean; row: AccessKey; onClose(): void }) {
  const t = useWords();
  const [days, setDays] = useState<Days>(7);
  const { data, error, refetch } = useRead(accessKey.getKeyUsage, { id: row.id, days, timeZone: zoneHere() }, { everyMs: 10_000 });
  const lastUsedAt = data?.lastUsedAt ?? null;
  const isOvertaken = wasUsedSince(row, lastUsedAt);
  useEffect(() => {
    if (isOvertaken) void outdate(accessKey.getKeys);
  }, [isOvertaken, lastUsedAt]);
  return (
    <TaskDrawer open={open} width={640} title={t('accesskey.usage.title', { project: row.project })} onClose={onClose}>
      <Segmented<Days>
        aria-label={t('accesskey.usage.days')}
        value={days}
        options={DAYS.map((value) => ({ value, label: t(`accesskey.usage.days.${value}`) }))}
        onChange={setDays}
      />
      {data ? <Usage usage={data} days={days} /> : error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton active />}
    </TaskDrawer>
  );
}

function Usage({ usage, days }: { usage: KeyUsage; days: Days }) {
  const t = useWords();
  const sum = (which: 'done' | 'refused') => usage.hours.reduce((total, hour) => total + hour[which], 0);
  return (
    <>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('accesskey.usage.done')}</dt>
          <dd>{formatNumber(sum('done'))}</dd>
        </div>
        <div>
          <dt>{t('accesskey.usage.refused')}</dt>
          <dd>{formatNumber(sum('refused'))}</dd>
        </div>
        <div>
          <dt>{t('accesskey.lastUse')}</dt>
          <dd className={styles['when']}>{usage.lastUsedAt === null ? t('accesskey.lastUse.never') : formatAgo(usage.lastUsedAt)}</dd>
        </div>
      </dl>
      <p className={styles['soft']}>{t('accesskey.usage.lag', { count: USAGE_LAG_SECONDS })}</p>
      {usage.hours.length === 0 ? (
        <EmptyState mood="empty" title={t('accesskey.usage.none')} />
      ) : (
        <>
          <UsageBars usage={usage} days={days} />
          <ReasonTable refusals={usage.refusals} />
          <CallTable calls={usage.calls} />
        </>
      )}
    </>
  );
}
