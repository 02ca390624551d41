import { useEffect, useRef } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { sinceTakeOff } from '../flight-record/index.ts';
import styles from './events.module.css';
import type { Shown } from './shown.ts';
import { useLastLine } from './use-last-line.ts';

/** A vehicle that never stops talking: what is further away is found by moving the clock there. */
const AROUND = 250;

interface EventListProps {
  clock: PlayClock;
  shown: Shown;
}

/** What happened, in its order; the last that had happened is marked and kept in sight, and a click goes there. */
export function EventList({ clock, shown: { lines, recording, shift } }: EventListProps) {
  const t = useWords();
  const box = useRef<HTMLOListElement>(null);
  const last = useLastLine(clock, lines);
  useEffect(() => {
    box.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  if (lines.length === 0) return <p className={styles['none']}>{t('flightrecord.events.none')}</p>;
  const first = Math.max(0, last - AROUND);
  const takeOffAt = Date.parse(recording.flight.takeOffAt);
  return (
    <ol ref={box} className={styles['events']}>
      {lines.slice(first, last + AROUND).map(({ at, text, mood, number }) => (
        <li key={number} data-mood={mood}>
          <button type="button" aria-current={number === last || undefined} onClick={() => clock.seek(at)}>
            <time className="numeric" dateTime={new Date(at + shift).toISOString()} title={formatMoment(new Date(at + shift))}>
              {sinceTakeOff(at + shift - takeOffAt)}
            </time>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
