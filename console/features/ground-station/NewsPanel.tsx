import { Tabs } from 'antd';
import { useState } from 'react';
import type { LiveControls } from '../../live/controls.ts';
import type { AircraftText, News } from '../../live/news.ts';
import { useDistance } from '../../session/use-length.ts';
import { moodOf } from '../../words/event-mood.ts';
import { formatTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { CommandLog, type ClosedRoute } from '../flight-control/index.tsx';
import { kindOf, newsText, NEWS_KINDS } from './news-text.ts';
import styles from './news.module.css';
import { useAlarms, useFleet, useLog } from './use-fleet.ts';

interface NewsPanelProps {
  /** Of the one that is selected. */
  desk: LiveControls | undefined;
  /** Whose way ahead is closed. */
  closed: readonly ClosedRoute[];
  /** Texts of the autopilots that were not acknowledged here. */
  texts: readonly AircraftText[];
  onShow(id: string): void;
}

/** What is wrong, what was flown, what the aircraft say, and what they were told. */
export function NewsPanel({ desk, closed, texts, onShow }: NewsPanelProps) {
  const t = useWords();
  const [alarms, log] = [useAlarms(), useLog()];
  const [tab, setTab] = useState<string>('flight');
  const wrong = alarms.length + texts.length + closed.length;
  const rowsOf = (kind: (typeof NEWS_KINDS)[number]) => (kind === 'alarms' ? alarms : log.filter(({ event }) => kindOf(event) === kind));
  return (
    <section className={styles['panel']} aria-label={t('station.news')}>
      <Tabs
        size="small"
        activeKey={tab}
        onChange={setTab}
        items={[
          ...NEWS_KINDS.map((kind) => ({
            key: kind,
            label: kind === 'alarms' && wrong > 0 ? `${t('station.news.alarms')} (${wrong})` : t(`station.news.${kind}`),
            children: (
              <Rows
                rows={rowsOf(kind)}
                closed={kind === 'alarms' ? closed : []}
                texts={kind === 'alarms' ? texts : []}
                empty={t(`station.news.${kind}.empty`)}
                onShow={onShow}
              />
            ),
          })),
          ...(desk ? [{ key: 'commands', label: t('flight.commands'), children: <CommandLog commands={desk.commands} /> }] : []),
        ]}
      />
    </section>
  );
}

/** More than fits is found in the operation log and the flight records. */
const SHOWN = 100;

interface RowsProps extends Pick<NewsPanelProps, 'closed' | 'texts' | 'onShow'> {
  rows: readonly News[];
  empty: string;
}

function Rows({ rows, closed, texts, empty, onShow }: RowsProps) {
  const t = useWords();
  const distance = useDistance();
  const fleet = useFleet();
  if (rows.length + closed.length + texts.length === 0) return <p className={styles['empty']}>{empty}</p>;
  return (
    <ol className={styles['rows']}>
      {closed.map(({ deviceId, name, closedBy }) => (
        <li key={deviceId} data-mood="danger">
          <span />
          <button type="button" className="link-button" onClick={() => onShow(deviceId)}>
            {fleet.vehicles().find(({ id }) => id === deviceId)?.name}
          </button>
          <span>{t('flight.closedAhead', { route: name, zone: closedBy })}</span>
        </li>
      ))}
      {texts.map(({ device, name, at, severity, text, count }) => (
        <li key={`${device} ${text}`} data-mood={moodOf({ kind: 'statusText', severity, text })}>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          <button type="button" className="link-button" onClick={() => onShow(device)}>
            {name}
          </button>
          <span>
            {text}
            {count > 1 && ` ${t('station.banner.count', { count })}`}
          </span>
        </li>
      ))}
      {rows.slice(0, SHOWN).map((news) => (
        <li key={news.number} data-mood={moodOf(news.event)}>
          <time dateTime={new Date(news.at).toISOString()}>{formatTime(news.at)}</time>
          <button type="button" className="link-button" onClick={() => onShow(news.device)}>
            {news.name}
          </button>
          <span>{newsText(t, news, { distance })}</span>
        </li>
      ))}
    </ol>
  );
}
