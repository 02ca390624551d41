import { useSyncExternalStore } from 'react';
import { useWords } from '../words/words.ts';
import type { MapHandle } from './map-handle.ts';
import type { ChosenGround } from './use-ground.ts';
import styles from './map.module.css';

/** Whose map it is, as they ask to be named; and whether some of it does not come. */
export function Attribution({ map, ground }: { map: MapHandle; ground: ChosenGround }) {
  const t = useWords();
  const isFailing = useSyncExternalStore(...tilesOf(map)) === 'failing';
  const tiles = ground.sources.find((source) => source.ground === ground.chosen)?.tiles;
  return (
    <p className={styles['attribution']}>
      {tiles && isFailing && <span role="status">{t('map.tilesFailing')} · </span>}
      {[tiles?.attribution, t('map.baseData')].filter(Boolean).join(' · ')}
    </p>
  );
}

const states = new WeakMap<MapHandle, { now: string }>();

function tilesOf(map: MapHandle): [(told: () => void) => () => void, () => string] {
  const state = states.get(map) ?? { now: 'coming' };
  states.set(map, state);
  return [
    (told) =>
      map.on('tiles', (now) => {
        if (now === state.now) return;
        state.now = now;
        told();
      }),
    () => state.now,
  ];
}
