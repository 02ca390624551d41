import type { DeviceId } from '@skyhelm/contract/ids';
import { useSyncExternalStore } from 'react';
import { alarmsNow, followNews } from '../../live/news.ts';
import { useDistance } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import { ClosedAhead } from '../flight-control/index.tsx';
import styles from './instruments.module.css';
import { newsText } from './news-text.ts';

/** All that is wrong with one aircraft now, for whoever flies it from another screen than the ground station. */
export function FlightAlarms({ deviceId }: { deviceId: DeviceId }) {
  const t = useWords();
  const distance = useDistance();
  const alarms = useSyncExternalStore(followNews, alarmsNow).filter(({ device }) => device === deviceId);
  return (
    <div className={styles['alarms']}>
      <ClosedAhead deviceId={deviceId} />
      {alarms.map((news) => (
        <p key={news.number} className={styles['fault']} role="alert">
          {newsText(t, news, { distance })}
        </p>
      ))}
    </div>
  );
}
