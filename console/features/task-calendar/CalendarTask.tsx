import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import { formatDateTime } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { daysOf, flownAt, timeOf } from './month.ts';
import styles from './calendar.module.css';

interface CalendarTaskProps {
  task: TaskEntry;
  day: string;
  onCheck(id: TaskId): void;
}

/** On the day it begins or was begun, with the hour; a deadline says that it is one. */
export function CalendarTask({ task, day, onCheck }: CalendarTaskProps) {
  const t = useWords();
  const language = useLanguage();
  const hour = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const { id, name, number, status, startTime, endTime, deadline } = task;
  const { begun, completed } = flownAt(task);
  const isFirst = daysOf(task).first === day;
  const happened = (
    [
      ['task.startedAt', begun],
      ['task.completedAt', completed],
    ] as const
  ).flatMap(([word, at]) => (at === null ? [] : [t('common.pair', { name: t(word), value: formatDateTime(at) })]));
  const planned =
    startTime === null
      ? t('task.until', { time: formatDateTime(endTime ?? deadline) })
      : t('task.calendar.from', { time: formatDateTime(startTime) });
  return (
    <button
      type="button"
      className={styles['task']}
      data-status={status}
      title={`${t('task.check.title', { number, name })}\n${t(`dictionary.taskStatus.${status}`)}\n${(happened.length > 0 ? happened : [planned]).join('\n')}`}
      onClick={() => onCheck(id)}
    >
      {isFirst && <span className="numeric">{hour.format(new Date(timeOf(task)))}</span>}
      <span>{name}</span>
    </button>
  );
}
