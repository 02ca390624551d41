import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useDark } from '../ui/use-dark.ts';
import { useLanguage, useWords } from '../words/words.ts';
import { createMap } from './create-map.ts';
import { canDraw } from './engine.ts';
import { MapControls } from './MapControls.tsx';
import type { MapHandle, MapTheme } from './map-handle.ts';
import { MapNotice } from './MapNotice.tsx';
import { useGround } from './use-ground.ts';
import styles from './map.module.css';

export interface MapCanvasProps {
  /** What a reader of screens calls it. */
  label: string;
  /** Without one, that of the console. */
  theme?: MapTheme;
  /** Where it opens; later the map is moved by its handle. */
  centre?: Position | undefined;
  zoom?: number | undefined;
  /** Buttons, scale and attribution; `few` leaves out what a small map has no use for. */
  controls?: 'all' | 'few' | 'none';
  /** What "centre" shows; without it there is no such button. */
  onCentre?: (() => void) | undefined;
  /** Called for each map that is made: again after one had to be given up. What it returns is called before the map goes. */
  onReady?(map: MapHandle): (() => void) | undefined;
  children?: ReactNode;
}

/** The map in a screen: fills its box. All that moves on it is told to the handle, never to React. */
export function MapCanvas({ label, theme, centre, zoom, controls = 'all', onCentre, onReady, children }: MapCanvasProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapHandle>();
  const [isDrawable] = useState(canDraw);
  const [attempt, setAttempt] = useState(0);
  const [dark, language] = [useDark(), useLanguage()];
  const shownTheme = theme ?? (dark ? 'dark' : 'light');
  const ground = useGround(map);

  const open = useEffectEvent(() => {
    const made = createMap(box.current!, { label, theme: shownTheme, language, centre, zoom });
    const end = onReady?.(made);
    setMap(made);
    return () => {
      end?.();
      setMap(undefined);
      made.destroy();
    };
  });
  useEffect(() => (isDrawable ? open() : undefined), [isDrawable, attempt]);
  useEffect(() => map?.setTheme(shownTheme), [map, shownTheme]);
  useEffect(() => map?.setLanguage(language, label), [map, language, label]);

  return (
    <div className={styles['canvas']} data-ground-theme={ground.chosen === 'satellite' ? 'dark' : shownTheme}>
      <div ref={box} className={styles['engine']} key={attempt} />
      {isDrawable ? (
        map && <MapNotice map={map} onAgain={() => setAttempt((before) => before + 1)} />
      ) : (
        <div className={styles['notice']} role="alert">
          <strong>{t('map.noGraphics')}</strong>
          <p>{t('map.noGraphics.explain')}</p>
        </div>
      )}
      {map && controls !== 'none' && <MapControls map={map} ground={ground} few={controls === 'few'} onCentre={onCentre} />}
      {children}
    </div>
  );
}
