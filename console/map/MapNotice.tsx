import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import type { MapHandle, MapState } from './map-handle.ts';
import styles from './map.module.css';

/** Browsers give the graphics back within moments, or not at all. */
const PATIENCE_MS = 4_000;

export const useMapState = (map: MapHandle): MapState => useSyncExternalStore((told) => map.on('state', told), map.state);

/** What keeps the map from being seen, and what to do about it. */
export function MapNotice({ map, onAgain }: { map: MapHandle; onAgain(): void }) {
  const t = useWords();
  const state = useMapState(map);
  const isLate = useLate(state === 'lost');
  if (state !== 'lost') return null;
  return (
    <div className={styles['notice']} role="alert">
      <strong>{t('map.lost')}</strong>
      <p>{t('map.lost.explain')}</p>
      {isLate && <Button onClick={onAgain}>{t('map.lost.again')}</Button>}
    </div>
  );
}

function useLate(isWaiting: boolean): boolean {
  const [lateFor, setLateFor] = useState<boolean>(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLateFor(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLateFor(false);
    };
  }, [isWaiting]);
  return isWaiting && lateFor;
}
