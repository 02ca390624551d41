import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import { formatDateTime } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { daysOf, timeOf } from './month.ts';
import styles from './calendar.module.css';

interface CalendarTaskProps {
  task: TaskEntry;
  day: string;
  onCheck(id: TaskId): void;
}

/** On the day it begins, with the hour; a deadline says that it is one. */
export function CalendarTask({ task, day, onCheck }: CalendarTaskProps) {
  const t = useWords();
  const language = useLanguage();
  const hour = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const { id, name, number, status, startTime, endTime, deadline } = task;
  const isFirst = daysOf(task).first === day;
  const when =
    startTime === null
      ? t('task.until', { time: formatDateTime(endTime ?? deadline) })
      : t('task.calendar.from', { time: formatDateTime(startTime) });
  return (
    <button
      type="button"
      className={styles['task']}
      data-status={status}
      title={`${t('task.check.title', { number, name })}\n${t(`dictionary.taskStatus.${status}`)}\n${when}`}
      onClick={() => onCheck(id)}
    >
      {isFirst && <span className="numeric">{hour.format(new Date(timeOf(task)))}</span>}
      <span>{name}</span>
    </button>
  );
}
