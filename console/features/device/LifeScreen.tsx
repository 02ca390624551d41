import { Segmented } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { deviceLife } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { zoneHere } from '../../words/day.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { Calendar } from './Calendar.tsx';
import { MEASURES, type Measure } from './life-months.ts';
import { Months } from './Months.tsx';
import { NoDevice } from './NoDevice.tsx';
import { Card, Figures } from './UavCards.tsx';
import { DetailWaiting } from './DetailFrame.tsx';
import { deviceIdIn } from './details-address.ts';
import styles from './uav.module.css';

/** What a year of flying looks like, by day and by month. */
export function LifeScreen() {
  const t = useWords();
  const [params] = useSearchParams();
  const id = deviceIdIn(params);
  const { data, error, refetch } = useRead(deviceLife.getLifeStatistics, { id: id!, timeZone: zoneHere() }, { when: id !== undefined });
  const [measure, setMeasure] = useState<Measure>('flights');
  if (id === undefined) return <NoDevice type="uav" title={t('uav.nothing')} />;
  if (!data) {
    return error ? <LoadFailed error={error} onRetry={refetch} /> : <DetailWaiting />;
  }
  const isEmpty = data.days.every(({ flights }) => flights === 0);
  return (
    <section className={styles['screen']}>
      <PageHeader title={t('uav.life')} note={`${data.name} · ${data.sn}`} />
      <div className={styles['cards']}>
        <Card title={t('uav.totals')} span="wide">
          <Figures {...data.total} />
          {data.total.lastFlightAt && (
            <p className={styles['soft']}>
              {t('uav.lastFlightAt')} <time dateTime={data.total.lastFlightAt}>{formatDateTime(data.total.lastFlightAt)}</time>
            </p>
          )}
        </Card>
        <Card title={t('uav.year')} span="wide">
          {isEmpty ? (
            <p className={styles['soft']}>{t('uav.year.empty')}</p>
          ) : (
            <>
              <Segmented<Measure>
                className={styles['measures'] ?? ''}
                aria-label={t('uav.measure')}
                value={measure}
                onChange={setMeasure}
                options={MEASURES.map((value) => ({ value, label: t(`uav.measure.${value}`) }))}
              />
              <Calendar days={data.days} measure={measure} />
              <Months days={data.days} measure={measure} />
            </>
          )}
        </Card>
      </div>
    </section>
  );
}
