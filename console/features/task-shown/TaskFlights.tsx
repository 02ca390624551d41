import type { TaskFlightEntry } from '@skyhelm/contract/task-steps';
import { Tag } from 'antd';
import { Link } from 'wouter';
import { useHas } from '../../session/session.ts';
import { useDistance } from '../../session/use-length.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { playAddress } from '../flight-record/index.ts';
import styles from './shown.module.css';

function outcomeOf({ record, isWhole }: TaskFlightEntry) {
  if (isWhole) return { color: 'success', text: 'task.results.whole' } as const;
  if (record.landedAt === null) return { color: 'processing', text: 'task.results.inTheAir' } as const;
  return { color: 'default', text: 'task.results.part' } as const;
}

/** The flights that a task has come to; each leads to its playback. */
export function TaskFlights({ flights }: { flights: readonly TaskFlightEntry[] }) {
  const t = useWords();
  const distance = useDistance();
  const mayPlay = useHas('flightRecord:query');
  return (
    <ul className={styles['flights']}>
      {flights.map((flight) => {
        const { record } = flight;
        const { color, text } = outcomeOf(flight);
        return (
          <li key={record.id}>
            {mayPlay && record.samples > 0 ? (
              <Link href={playAddress([record.id])}>{formatDateTime(record.takeOffAt)}</Link>
            ) : (
              <span>{formatDateTime(record.takeOffAt)}</span>
            )}
            <span>{record.deviceName}</span>
            <span className="numeric">{`${formatFlown(Math.round(record.seconds))} · ${distance(record.metres)}`}</span>
            <Tag color={color}>{t(text)}</Tag>
          </li>
        );
      })}
    </ul>
  );
}
