import type { Summary } from '@skyhelm/contract/home';
import { formatNumber } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { Card } from './Card.tsx';
import styles from './home.module.css';

export function SignIns({ days }: { days: NonNullable<Summary['signIns']> }) {
  const t = useWords();
  const language = useLanguage();
  const dayFormat = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const named = (day: string) => dayFormat.format(new Date(day));
  const most = Math.max(...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card title={t('home.signIns')} figure={formatNumber(total)} span="two">
      {total === 0 ? (
        <p className={styles['soft']}>{t('home.signIns.empty')}</p>
      ) : (
        <ol className={styles['bars']}>
          {days.map(({ day, count }) => (
            <li key={day} title={t('home.signIns.day', { day: named(day), count })}>
              <span className="visually-hidden">{t('home.signIns.day', { day: named(day), count })}</span>
              <span className={styles['bar']} style={{ height: `${(count / most) * 100}%` }} />
            </li>
          ))}
        </ol>
      )}
      <p className={styles['axis']} aria-hidden="true">
        <span>{named(days[0]!.day)}</span>
        <span>{named(days.at(-1)!.day)}</span>
      </p>
    </Card>
  );
}
