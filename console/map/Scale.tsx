import { roundLength } from '@skyhelm/core/units/round-length';
import { useEffect, useRef } from 'react';
import { useUnitSystem } from '../session/use-length.ts';
import { formatMeasure } from '../words/format.ts';
import { useLanguage } from '../words/words.ts';
import type { MapHandle } from './map-handle.ts';
import styles from './map.module.css';

/** Its least is two fifths of it, and has to hold the words. */
const MOST_PX = 136;

/** How far things are apart in the middle of the map. */
export function Scale({ map }: { map: MapHandle }) {
  const bar = useRef<HTMLDivElement>(null);
  const [system, language] = [useUnitSystem(), useLanguage()];
  useEffect(() => {
    const draw = (metresPerPixel: number) => {
      const { metres, value, unit } = roundLength(system, MOST_PX * metresPerPixel);
      if (!bar.current) return;
      bar.current.style.width = `${metres / metresPerPixel}px`;
      bar.current.textContent = formatMeasure(value, unit);
    };
    draw(map.camera.view().metresPerPixel);
    return map.on('move', (view) => draw(view.metresPerPixel));
  }, [map, system, language]);
  return <div ref={bar} className={`${styles['scale']} numeric`} />;
}
