import { Segmented } from 'antd';
import type { FlightDay } from '@skyhelm/contract/home';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { home } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { zoneHere } from '../../words/day.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { LISTS } from './addresses.ts';
import { Card, Figure } from './Card.tsx';
import { DayChart } from './chart-on-demand.tsx';
import { mostOf, sumOf, type Daily } from './day-axis.ts';
import { DayTable } from './DayTable.tsx';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';
import { useDayName } from './use-day-name.ts';

const PERIODS = [7, 30, 365] as const;
const MEASURES = ['flights', 'hours'] as const;
type Measure = (typeof MEASURES)[number];
const HOUR_S = 3_600;
const READ_EVERY_MS = 60_000;
const NONE: FlightDay[] = [];

/** What was flown day by day: how often, or for how long. */
export function Flights() {
  const t = useWords();
  const [, navigate] = useLocation();
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(30);
  const [measure, setMeasure] = useState<Measure>('flights');
  const named = useDayName();
  const { data, error, refetch } = useRead(
    home.getFlightDays,
    { days: period, timeZone: zoneHere() },
    { keepPrevious: true, everyMs: READ_EVERY_MS },
  );
  const found = data?.days ?? NONE;
  const [first, last] = [found[0]?.day ?? '', found.at(-1)?.day ?? ''];
  const days = useMemo(
    () => found.map(({ day, flights, seconds }) => ({ day, value: measure === 'flights' ? flights : seconds / HOUR_S })),
    [found, measure],
  );
  const amount = (value: number) => (measure === 'flights' ? t('home.flights.count', { count: value }) : formatFlown(value * HOUR_S));
  const told = ({ day, value }: Daily) => t('common.pair', { name: named(day), value: amount(value) });
  const most = mostOf(days);
  const seconds = found.reduce((sum, day) => sum + day.seconds, 0);
  const total = found.reduce((sum, day) => sum + day.flights, 0);
  const inTheAir = found.reduce((sum, day) => sum + day.inTheAir, 0);
  const title = t('home.flights', { count: period });
  return (
    <Card title={t('home.flights.title')} span="wide" link={<OpenLink screen="flightRecord" />}>
      {!data && error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <>
          <div className={styles['flown']}>
            <p className={styles['figure']}>
              <Figure href={data && LISTS.flights(first, last)} name={title}>
                {data ? t('home.flights.count', { count: total }) : t('common.none')}
              </Figure>
              {inTheAir > 0 && <small> {t('home.flights.flying', { count: inTheAir })}</small>}
            </p>
            <p className={styles['figure']}>
              <Figure href={data && LISTS.flights(first, last)} name={title}>
                {data ? formatFlown(seconds) : t('common.none')}
              </Figure>{' '}
              <small>{t('home.flights.inTheAir')}</small>
            </p>
            <div className={styles['switches']}>
              <Segmented<Measure>
                size="small"
                aria-label={t('home.flights.measure')}
                value={measure}
                onChange={setMeasure}
                options={MEASURES.map((value) => ({ value, label: t(`home.flights.measure.${value}`) }))}
              />
              <Segmented<(typeof PERIODS)[number]>
                size="small"
                aria-label={t('home.flights.period')}
                value={period}
                onChange={setPeriod}
                options={PERIODS.map((value) => ({ value, label: t('home.days', { count: value }) }))}
              />
            </div>
          </div>
          <DayChart
            label={t('home.chart.label', {
              title,
              sum: amount(sumOf(days)),
              most: most ? told(most) : t('common.none'),
            })}
            days={days}
            isWhole={measure === 'flights'}
            told={told}
            onDay={(day) => navigate(LISTS.flights(day, day))}
          />
          {data && total === 0 ? (
            <p className={styles['soft']}>{t('home.flights.empty')}</p>
          ) : (
            <DayTable
              caption={title}
              columns={[t('home.day'), t('home.flights.measure.flights'), t('home.flights.measure.hours')]}
              rows={found
                .filter(({ flights }) => flights > 0)
                .toReversed()
                .map((one) => ({
                  key: one.day,
                  cells: [
                    named(one.day),
                    <Figure key="flights" href={LISTS.flights(one.day, one.day)} name={named(one.day)}>
                      {formatNumber(one.flights)}
                    </Figure>,
                    formatFlown(one.seconds),
                  ],
                }))}
            />
          )}
        </>
      )}
    </Card>
  );
}
