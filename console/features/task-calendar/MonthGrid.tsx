import type { TaskId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import { useState } from 'react';
import { dayOf } from '../../words/day.ts';
import { formatDate } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { CalendarTask } from './CalendarTask.tsx';
import styles from './calendar.module.css';

export interface DaysProps {
  month: string;
  found: ReadonlyMap<string, readonly TaskEntry[]>;
  isKnown: boolean;
  now: Date;
  onCheck(id: TaskId): void;
}

/** As many as a day has room for. */
const SHOWN = 3;

/** One row a week. What has no room in its day is one click further. */
export function MonthGrid({ month, weeks, found, isKnown, now, onCheck }: DaysProps & { weeks: readonly (readonly string[])[] }) {
  const t = useWords();
  const language = useLanguage();
  const [open, setOpen] = useState<string>();
  const weekday = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short' });
  const today = dayOf(now);
  return (
    <div className={styles['grid']} aria-busy={!isKnown}>
      <table>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col">
                {weekday.format(new Date(`${day}T00:00`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const tasks = found.get(day) ?? [];
                const shown = open === day ? tasks : tasks.slice(0, SHOWN);
                return (
                  <td key={day} data-outside={!day.startsWith(month)} data-today={day === today}>
                    <time dateTime={day} aria-label={formatDate(`${day}T00:00`)} aria-current={day === today ? 'date' : undefined}>
                      {Number(day.slice(8))}
                    </time>
                    <ul>
                      {shown.map((task) => (
                        <li key={task.id}>
                          <CalendarTask task={task} day={day} onCheck={onCheck} />
                        </li>
                      ))}
                    </ul>
                    {tasks.length > SHOWN && (
                      <button
                        type="button"
                        className="link-button"
                        aria-expanded={open === day}
                        onClick={() => setOpen(open === day ? undefined : day)}
                      >
                        {open === day ? t('task.calendar.fewer') : t('task.calendar.others', { count: tasks.length - SHOWN })}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
