import CloseOutlined from '@ant-design/icons/CloseOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDistance, useUnitSystem } from '../session/use-length.ts';
import { useLanguage, useWords } from '../words/words.ts';
import type { MapHandle } from './map-handle.ts';
import { measure, type Measuring } from './measuring.ts';
import styles from './map.module.css';

/** Open as long as somebody measures: every click on the map is a corner. Backspace takes the last one back, Esc ends it. */
export function MeasurePanel({ map, onEnd }: { map: MapHandle; onEnd(): void }) {
  const t = useWords();
  const distance = useDistance();
  const inWords = useRef(distance);
  const [system, language] = [useUnitSystem(), useLanguage()];
  const [metres, setMetres] = useState(0);
  const measuring = useRef<Measuring>(undefined);
  const begin = useEffectEvent(() =>
    measure(map, { inWords: (leg) => inWords.current(leg), onMeasured: setMetres, onTaken: () => onEnd() }),
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It ends the measuring, and nothing else that is open.
      event.preventDefault();
      onEnd();
    } else if (event.key === 'Backspace' && !(event.target as HTMLElement).closest('input, textarea, [contenteditable]'))
      measuring.current?.undo();
  });
  useEffect(() => {
    const begun = begin();
    measuring.current = begun;
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      begun.end();
    };
  }, [map]);
  const sayAnew = useEffectEvent(() => {
    inWords.current = distance;
    measuring.current?.redraw();
  });
  useEffect(() => sayAnew(), [system, language]);
  return (
    <div className={styles['measure']}>
      <output className="numeric">{metres === 0 ? t('map.measure.hint') : distance(metres)}</output>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('map.measure.undo')}
        title={t('map.measure.undo')}
        onClick={() => measuring.current?.undo()}
      >
        <UndoOutlined />
      </button>
      <button type="button" className={styles['button']} aria-label={t('map.measure.end')} title={t('map.measure.end')} onClick={onEnd}>
        <CloseOutlined />
      </button>
    </div>
  );
}
