import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { CalendarTask } from './CalendarTask.tsx';
import type { DaysProps } from './MonthGrid.tsx';
import styles from './calendar.module.css';

/** The month on a phone: only days on which there is something. */
export function Agenda({ month, days, found, isKnown, onCheck }: DaysProps & { days: readonly string[] }) {
  const t = useWords();
  const filled = days.filter((day) => day.startsWith(month) && (found.get(day)?.length ?? 0) > 0);
  if (isKnown && filled.length === 0) return <p className="page-note">{t('task.calendar.empty')}</p>;
  return (
    <ol className={styles['agenda']} aria-busy={!isKnown}>
      {filled.map((day) => (
        <li key={day}>
          <h3>{formatDate(`${day}T00:00`)}</h3>
          {found.get(day)!.map((task) => (
            <CalendarTask key={task.id} task={task} day={day} onCheck={onCheck} />
          ))}
        </li>
      ))}
    </ol>
  );
}
