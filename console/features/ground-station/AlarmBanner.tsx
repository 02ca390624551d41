import { useEffect, useState } from 'react';
import type { AircraftText, News } from '../../live/news.ts';
import { useDistance } from '../../session/use-length.ts';
import { useMedia } from '../../ui/use-media.ts';
import { formatAgo } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { acknowledge, type Episode } from './acknowledged.ts';
import styles from './banner.module.css';
import { bannerLines, type BannerLine } from './banner-lines.ts';
import { newsText } from './news-text.ts';
import { useFleet } from './use-fleet.ts';

interface AlarmBannerProps {
  alarms: readonly News[];
  texts: readonly AircraftText[];
  /** Whether this person has acknowledged it. */
  isRead(one: Episode): boolean;
  selected: readonly string[];
  onShow(id: string): void;
  onMore(): void;
}

/** More would cover the map; the rest is one click away. */
const SHOWN = { screen: 4, phone: 2 } as const;

/** Every failure by its name, above the map, with its age. */
export function AlarmBanner({ alarms, texts, isRead, selected, onShow, onMore }: AlarmBannerProps) {
  const t = useWords();
  const isPhone = useMedia('(max-width: 767px)');
  const lines = bannerLines(alarms, texts, selected, isRead);
  const now = useSeconds(lines.length > 0);
  if (lines.length === 0) return null;
  const shown = lines.slice(0, isPhone ? SHOWN.phone : SHOWN.screen);
  return (
    <section className={styles['banner']} aria-label={t('station.banner')}>
      <ul role="alert" aria-relevant="additions">
        {shown.map((line) => (
          <Line key={keyOf(line)} line={line} now={now} onShow={onShow} />
        ))}
      </ul>
      {lines.length > shown.length && (
        <button type="button" className={styles['more']} onClick={onMore}>
          {t('station.banner.more', { count: lines.length - shown.length })}
        </button>
      )}
    </section>
  );
}

const keyOf = (line: BannerLine): string => (line.kind === 'alarm' ? String(line.news.number) : `${line.device} ${line.text.text}`);

function Line({ line, now, onShow }: { line: BannerLine; now: number; onShow(id: string): void }) {
  const t = useWords();
  const distance = useDistance();
  const { episode } = line;
  const { name } = line.kind === 'alarm' ? line.news : line.text;
  return (
    <li data-grave={line.isGrave}>
      <button type="button" className="link-button" onClick={() => onShow(line.device)}>
        {name}
      </button>
      <span className={styles['what']}>
        {line.kind === 'alarm' ? newsText(t, line.news, { distance }) : line.text.text}
        {line.kind === 'text' && line.text.count > 1 && <small> {t('station.banner.count', { count: line.text.count })}</small>}
      </span>
      <span className={styles['age']}>{formatAgo(new Date(line.at), now)}</span>
      {episode && (
        <button type="button" className={styles['acknowledge']} onClick={() => acknowledge(episode)}>
          {t('station.banner.acknowledge')}
        </button>
      )}
    </li>
  );
}

/** The time that is shown, once a second while it is needed. */
function useSeconds(isNeeded: boolean): number {
  const fleet = useFleet();
  const [now, setNow] = useState(() => fleet.clock());
  useEffect(() => {
    if (!isNeeded) return;
    const show = () => setNow(fleet.clock());
    show();
    const timer = setInterval(show, 1_000);
    return () => clearInterval(timer);
  }, [fleet, isNeeded]);
  return now;
}
