import { useMemo, useRef, type PointerEvent } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import { formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { sinceTakeOff } from '../flight-record/index.ts';
import { eventTicks } from './event-ticks.ts';
import { modeBands } from './mode-bands.ts';
import { rangeOf, type Range } from './recording.ts';
import type { Shown } from './shown.ts';
import { shareOf, timeMarks } from './time-scale.ts';
import styles from './timeline.module.css';
import { useEachFrame, usePlayState } from './use-clock.ts';
import { useWidth } from '../../ui/use-width.ts';

/** Pixels that a mark of time needs. */
const MARK_WIDTH = 88;
/** Narrower than this a band has no room for its word. */
const WORD_SHARE = 0.06;
const TITLE_LINES = 8;
/** Pixels between marks of events: a thumb needs more than a mouse. */
const APART = { wide: 7, narrow: 18, until: 500 };

interface TimelineProps {
  clock: PlayClock;
  flights: readonly Shown[];
  takeOffAt: number;
  /** Milliseconds from the clock to the time of the flight that is looked at. */
  shift: number;
}

const percent = (share: number): string => `${share * 100}%`;

/** All of the flights from end to end: modes as bands, events as marks. Wherever it is touched the clock goes. */
export function Timeline({ clock, flights, takeOffAt, shift }: TimelineProps) {
  const t = useWords();
  const [box, width] = useWidth<HTMLDivElement>();
  const needle = useRef<HTMLDivElement>(null);
  const { from, to } = usePlayState(clock);
  const range = useMemo(() => ({ from, to }), [from, to]);
  const marks = timeMarks(from, to, Math.floor(width / MARK_WIDTH), takeOffAt);
  useEachFrame(clock, (at) => {
    if (!needle.current || !box.current) return;
    needle.current.style.left = percent(shareOf(at, range));
    box.current.setAttribute('aria-valuenow', String(Math.round((at - from) / 1000)));
    box.current.setAttribute('aria-valuetext', `${sinceTakeOff(at - takeOffAt)}, ${formatTime(at + shift)}`);
  });
  const seek = (event: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    clock.seek(from + ((event.clientX - left) / wide) * (to - from));
  };
  return (
    <div className={styles['frame']}>
      <div
        ref={box}
        className={styles['line']}
        role="slider"
        tabIndex={0}
        aria-label={t('flightplay.timeline')}
        aria-valuemin={0}
        aria-valuemax={Math.round((to - from) / 1000)}
        aria-valuenow={0}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event)}
      >
        {flights.map((flight) => (
          <Flight
            key={flight.recording.flight.id}
            flight={flight}
            range={range}
            width={width}
            isAlone={flights.length === 1}
            onSeek={clock.seek}
          />
        ))}
        <div className={styles['marks']} aria-hidden="true">
          {marks.map((at) => (
            <span key={at} className="numeric" style={{ left: percent(shareOf(at, range)) }}>
              {sinceTakeOff(at - takeOffAt)}
            </span>
          ))}
        </div>
        <div ref={needle} className={styles['needle']} />
      </div>
    </div>
  );
}

interface FlightProps {
  flight: Shown;
  range: Range;
  width: number;
  isAlone: boolean;
  onSeek(at: number): void;
}

function Flight({ flight, range, width, isAlone, onSeek }: FlightProps) {
  const t = useWords();
  const { recording, shift, lines, colour } = flight;
  const bands = useMemo(() => modeBands(recording.track.at, recording.track.mode, rangeOf(recording).to), [recording]);
  const ticks = useMemo(() => eventTicks(lines, range, width, width < APART.until ? APART.narrow : APART.wide), [lines, range, width]);
  return (
    <div className={styles['flight']} style={isAlone ? undefined : { borderInlineStart: `3px solid ${colour}` }}>
      <div className={styles['bands']}>
        {bands.map(({ mode, from, to }) => {
          const [left, right] = [shareOf(from - shift, range), shareOf(to - shift, range)];
          return (
            <span
              key={from}
              data-mode={mode}
              title={t(`vehicle.mode.${mode}`)}
              style={{ left: percent(left), width: percent(right - left) }}
            >
              {right - left > WORD_SHARE && t(`vehicle.mode.${mode}`)}
            </span>
          );
        })}
      </div>
      <div className={styles['ticks']}>
        {ticks.map(({ at, mood, lines: own }) => (
          <i
            key={at}
            data-mood={mood}
            title={own
              .slice(0, TITLE_LINES)
              .map(({ text }) => text)
              .join('\n')}
            style={{ left: percent(shareOf(at, range)) }}
            onPointerDown={(event) => {
              event.stopPropagation();
              onSeek(at);
            }}
          />
        ))}
      </div>
    </div>
  );
}
