import type { Summary } from '@skyhelm/contract/home';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { LISTS } from './addresses.ts';
import { Card, Figure } from './Card.tsx';
import { DayChart } from './chart-on-demand.tsx';
import { mostOf, sumOf, type Daily } from './day-axis.ts';
import { DayTable } from './DayTable.tsx';
import styles from './home.module.css';
import { useDayName } from './use-day-name.ts';

export function SignIns({ days: counted }: { days: NonNullable<Summary['signIns']> }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const named = useDayName();
  const days = useMemo(() => counted.map(({ day, count }) => ({ day, value: count })), [counted]);
  const told = ({ day, value }: Daily) => t('home.signIns.day', { day: named(day), count: value });
  const [total, most] = [sumOf(days), mostOf(days)];
  const title = t('home.signIns');
  return (
    <Card title={title} figure={formatNumber(total)} href={LISTS.signIns(days[0]!.day, days.at(-1)!.day)} span="wide">
      {most === undefined ? (
        <p className={styles['soft']}>{t('home.signIns.empty')}</p>
      ) : (
        <>
          <DayChart
            label={t('home.chart.label', { title, sum: formatNumber(total), most: told(most) })}
            days={days}
            isWhole
            told={told}
            onDay={(day) => navigate(LISTS.signIns(day, day))}
          />
          <DayTable
            caption={title}
            columns={[t('home.day'), t('home.signIns.logins')]}
            rows={days
              .filter(({ value }) => value > 0)
              .toReversed()
              .map(({ day, value }) => ({
                key: day,
                cells: [
                  named(day),
                  <Figure key="count" href={LISTS.signIns(day, day)} name={named(day)}>
                    {formatNumber(value)}
                  </Figure>,
                ],
              }))}
          />
        </>
      )}
    </Card>
  );
}
