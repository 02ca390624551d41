import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskFilter } from '@skyhelm/contract/task';
import { TASK_STATUSES } from '@skyhelm/core/task/task';
import { Alert, Button } from 'antd';
import { useSearchParams } from 'wouter';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { serverNow } from '../../browser/server-clock.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { momentsOfDays } from '../../words/day.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { Agenda } from './Agenda.tsx';
import { byDay, monthIn, otherMonth, weeksOf } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './calendar.module.css';

interface TaskCalendarProps {
  filter: Partial<TaskFilter>;
  onCheck(id: TaskId): void;
}

/** As many as one answer brings. */
const SHOWN_MAX = 200;

/** What was found, by the days of a month: each when it was flown, else at its time or its deadline. */
export function TaskCalendar({ filter, onCheck }: TaskCalendarProps) {
  const t = useWords();
  const narrow = useNarrow();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const now = new Date(serverNow());
  const month = monthIn(params.get('month'), now);
  const weeks = weeksOf(month);
  const days = weeks.flat();
  const { data, error, refetch } = useRead(
    task.getTasks,
    { ...filter, ...momentsOfDays(days[0], days.at(-1)), orderByColumn: 'deadline', isAsc: true, pageSize: SHOWN_MAX },
    { keepPrevious: true },
  );
  const go = (next: string | undefined) => {
    const address = new URLSearchParams(params);
    if (next === undefined) address.delete('month');
    else address.set('month', next);
    setParams(address, { replace: true });
  };
  const title = new Intl.DateTimeFormat(LOCALES[language], { year: 'numeric', month: 'long' }).format(new Date(`${month}-01T00:00`));
  const rows = data?.rows ?? [];
  const found = byDay(rows, days);
  const statuses = TASK_STATUSES.filter((status) => rows.some((row) => row.status === status));
  return (
    <div className={styles['view']}>
      <div className={styles['head']}>
        <Button icon={<LeftOutlined />} aria-label={t('task.calendar.before')} onClick={() => go(otherMonth(month, -1))} />
        <h2 aria-live="polite">{title}</h2>
        <Button icon={<RightOutlined />} aria-label={t('task.calendar.after')} onClick={() => go(otherMonth(month, 1))} />
        <Button onClick={() => go(undefined)}>{t('task.calendar.today')}</Button>
      </div>
      {data && data.total > data.rows.length && <Alert type="info" showIcon title={t('task.calendar.more', { count: data.rows.length })} />}
      {!data && error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : narrow ? (
        <Agenda month={month} days={days} found={found} isKnown={data !== undefined} now={now} onCheck={onCheck} />
      ) : (
        <MonthGrid month={month} weeks={weeks} found={found} isKnown={data !== undefined} now={now} onCheck={onCheck} />
      )}
      {statuses.length > 0 && (
        <ul className={styles['legend']} aria-label={t('task.calendar.legend')}>
          {statuses.map((status) => (
            <li key={status} data-status={status}>
              {t(`dictionary.taskStatus.${status}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
