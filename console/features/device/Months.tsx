import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { monthsOf, type LifeDay, type Measure } from './life-months.ts';
import styles from './uav.module.css';
import { useAmount } from './use-amount.ts';

export function Months({ days, measure }: { days: readonly LifeDay[]; measure: Measure }) {
  const t = useWords();
  const language = useLanguage();
  const amount = useAmount();
  const months = monthsOf(days).toReversed();
  const most = Math.max(1, ...months.map((month) => month[measure]));
  const named = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className={styles['months']}>
      <caption>{t('uav.months')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('uav.month')}</th>
          <th scope="col">{t(`uav.measure.${measure}`)}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{named.format(new Date(`${month.month}-01`))}</th>
            <td style={{ '--share': `${(month[measure] / most) * 100}%` } as React.CSSProperties}>
              {month.flights === 0 ? t('common.none') : amount(measure, month[measure])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
