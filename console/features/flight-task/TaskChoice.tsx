import type { TaskEntry } from '@skyhelm/contract/task';
import { Skeleton } from 'antd';
import { Link } from 'wouter';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Named, StatusTag } from '../task-shown/index.ts';
import { flightTaskAddress, isMineToFly } from './flight-address.ts';
import styles from './flight-task.module.css';

const LOOK_MS = 10_000;
/** More than anybody flies in a day. */
const SHOWN = 50;

const asked = (status: 'executing' | 'published') =>
  ({ holder: 'executed', status, orderByColumn: 'deadline', isAsc: true, pageNum: 1, pageSize: SHOWN }) as const;

/** What the reader is to fly: what is under way first, then what is due first. */
export function TaskChoice() {
  const t = useWords();
  const begun = useRead(task.getTasks, asked('executing'), { everyMs: LOOK_MS });
  const released = useRead(task.getTasks, asked('published'), { everyMs: LOOK_MS });
  const error = begun.error ?? released.error;
  if (error && !begun.data && !released.data) return <LoadFailed error={error} onRetry={() => [begun.refetch(), released.refetch()]} />;
  if (!begun.data || !released.data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const rows = [...begun.data.rows, ...released.data.rows].filter(isMineToFly);
  if (rows.length === 0) return <EmptyState mood="empty" title={t('flighttask.choose.none')} text={t('flighttask.choose.none.hint')} />;
  return (
    <>
      <h2>{t('flighttask.choose')}</h2>
      <ul className={styles['tasks']}>
        {rows.map((row) => (
          <li key={row.id}>
            <Chosen row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Chosen({ row }: { row: TaskEntry }) {
  const t = useWords();
  return (
    <Link href={flightTaskAddress(row.id)} className={styles['task']}>
      <strong>{t('task.check.title', { number: row.number, name: row.name })}</strong>
      <StatusTag status={row.status} />
      <span>
        {t(`dictionary.taskType.${row.type}`)} · <Named named={row.site} /> · <Named named={row.device} />
      </span>
      <span className="numeric">{t('task.until', { time: formatDateTime(row.deadline) })}</span>
    </Link>
  );
}
