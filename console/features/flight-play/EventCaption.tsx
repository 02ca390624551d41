import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import type { PlayClock } from '../../live/play-clock.ts';
import { useWords } from '../../words/words.ts';
import { sinceTakeOff } from '../flight-record/index.ts';
import { lineAt } from './event-ticks.ts';
import styles from './events.module.css';
import type { Shown } from './shown.ts';
import { useLastLine } from './use-last-line.ts';

interface EventCaptionProps {
  clock: PlayClock;
  shown: Shown;
}

/** Nearer to an event than this one is at it. */
const AT_IT_MS = 1_000;

/** What happened last, in words, and the ways to the events around it: on a phone nothing can hover over a mark. */
export function EventCaption({ clock, shown: { lines, recording, shift } }: EventCaptionProps) {
  const t = useWords();
  const last = useLastLine(clock, lines);
  if (lines.length === 0) return null;
  const line = lines[last];
  const next = lines[last + 1];
  const goBack = () => {
    if (!line) return;
    const isAtIt = clock.now() - line.at < AT_IT_MS;
    clock.seek((isAtIt ? lines[lineAt(lines, line.at - 1)]?.at : line.at) ?? line.at);
  };
  return (
    <div className={styles['caption']} data-mood={line?.mood}>
      <Button type="text" aria-label={t('flightplay.event.previous')} icon={<LeftOutlined />} disabled={!line} onClick={goBack} />
      <p>
        {line && (
          <>
            <span className="numeric">{sinceTakeOff(line.at + shift - Date.parse(recording.flight.takeOffAt))}</span> {line.text}
          </>
        )}
      </p>
      <Button
        type="text"
        aria-label={t('flightplay.event.next')}
        icon={<RightOutlined />}
        disabled={!next}
        onClick={() => next && clock.seek(next.at)}
      />
    </div>
  );
}
