import type { FlightRecordId } from '@skyhelm/contract/ids';
import { Skeleton } from 'antd';
import { flightRecord } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { IN_THE_AIR_MS } from './in-the-air.ts';
import { commandLine, lineOf, numbered } from './event-text.ts';
import styles from './flight-record.module.css';
import { sinceTakeOff } from './since-take-off.ts';

interface FlightEventsProps {
  id: FlightRecordId;
  takeOffAt: string;
  /** More of them may come. */
  isFlying: boolean;
}

export function FlightEvents({ id, takeOffAt, isFlying }: FlightEventsProps) {
  const t = useWords();
  const { data, error, refetch } = useRead(flightRecord.getFlightEvents, { id }, { ...(isFlying && { everyMs: IN_THE_AIR_MS }) });
  if (error && !data) {
    return (
      <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={() => void refetch()} onReset={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} title={false} />;
  const lines = [...data.events.map((event) => lineOf(t, event)), ...data.commands.map((command) => commandLine(t, command))];
  lines.sort((one, other) => one.at - other.at);
  if (lines.length === 0) return <p className={styles['soft']}>{t('flightrecord.events.none')}</p>;
  return (
    <>
      {!data.isComplete && <p className={styles['soft']}>{t('flightrecord.events.incomplete', { count: lines.length })}</p>}
      <ol className={styles['events']}>
        {numbered(lines).map(({ at, text, mood, number }) => (
          <li key={number} data-mood={mood}>
            <time className="numeric" dateTime={new Date(at).toISOString()} title={formatMoment(new Date(at))}>
              {sinceTakeOff(at - Date.parse(takeOffAt))}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
