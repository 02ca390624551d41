import type { KeyUsage } from '@skyhelm/contract/access-key';
import { formatDate, formatNumber } from '../../words/format.ts';
import { LOCALES } from '../../words/language.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import styles from './access-key.module.css';
import { scaleOf, usageBars } from './usage-bars.ts';

export function UsageBars({ usage, days }: { usage: KeyUsage; days: number }) {
  const t = useWords();
  const language = useLanguage();
  const hourFormat = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const named = (at: Date) => (days === 1 ? hourFormat.format(at) : formatDate(at));
  const bars = usageBars(usage, days);
  const end = scaleOf(bars);
  return (
    <>
      <h3 className={styles['heading']}>{t(days === 1 ? 'accesskey.usage.byHour' : 'accesskey.usage.byDay')}</h3>
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['done']} />
        {t('accesskey.usage.done')}
        <span className={styles['refused']} />
        {t('accesskey.usage.refused')}
      </p>
      <div className={styles['chart']}>
        <p className={styles['scale']} aria-hidden="true">
          <span>{formatNumber(end)}</span>
          {end % 2 === 0 && <span>{formatNumber(end / 2)}</span>}
          <span>{formatNumber(0)}</span>
        </p>
        <ol className={styles['bars']}>
          {bars.map(({ at, done, refused }) => {
            const said = t('accesskey.usage.bar', { at: named(at), done: formatNumber(done), refused: formatNumber(refused) });
            return (
              <li key={at.getTime()} title={said}>
                <span className="visually-hidden">{said}</span>
                <span className={styles['refused']} style={{ height: `${(refused / end) * 100}%` }} />
                <span className={styles['done']} style={{ height: `${(done / end) * 100}%` }} />
              </li>
            );
          })}
        </ol>
      </div>
      <p className={styles['axis']} aria-hidden="true">
        <span>{named(bars[0]!.at)}</span>
        <span>{named(bars.at(-1)!.at)}</span>
      </p>
    </>
  );
}
