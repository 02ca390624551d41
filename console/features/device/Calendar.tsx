import { useNarrow } from '../../ui/use-media.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { levelOf, weeksOf, type LifeDay, type Measure } from './life-months.ts';
import styles from './uav.module.css';
import { useAmount } from './use-amount.ts';

const CELL = 12;
const STEP = 15;
const TOP = 18;

/** As many weeks as a phone has room for: the months below go further back. */
const NARROW_WEEKS = 21;

/** A year of days, one column a week. Each says its day and amount; the months below have the same in words. */
export function Calendar({ days, measure }: { days: readonly LifeDay[]; measure: Measure }) {
  const t = useWords();
  const language = useLanguage();
  const amount = useAmount();
  const narrow = useNarrow();
  const dayFormat = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const monthFormat = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', timeZone: 'UTC' });
  const weeks = weeksOf(days).slice(narrow ? -NARROW_WEEKS : 0);
  const [width, height] = [weeks.length * STEP, TOP + 7 * STEP];
  const most = Math.max(...days.map((day) => day[measure]));
  const said = (day: LifeDay) => {
    const named = dayFormat.format(new Date(day.day));
    return measure === 'flights'
      ? t('uav.day.flights', { day: named, count: day.flights })
      : t('uav.day.amount', { day: named, amount: amount(measure, day[measure]) });
  };
  return (
    <svg className={styles['calendar']} viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={t('uav.year')}>
      {weeks.map((week, column) => {
        const first = week.find((day) => day?.day.endsWith('-01'));
        return (
          <g key={week.find(Boolean)?.day} transform={`translate(${column * STEP} 0)`}>
            {first && (
              <text y={11} className={styles['monthName']}>
                {monthFormat.format(new Date(first.day))}
              </text>
            )}
            {week.map(
              (day, row) =>
                day && (
                  <rect key={day.day} y={TOP + row * STEP} width={CELL} height={CELL} rx={2} data-level={levelOf(day[measure], most)}>
                    <title>{said(day)}</title>
                  </rect>
                ),
            )}
          </g>
        );
      })}
    </svg>
  );
}
