import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './marker.module.css';

/** Legible on light, dark and satellite ground. */
const COLOURS = ['#1565c0', '#00897b', '#2e7d32', '#f9a825', '#ef6c00', '#c62828', '#ad1457', '#6a1b9a', '#455a64', '#ffffff'];

interface ColourFieldProps {
  id?: string;
  value?: string;
  onChange?(colour: string): void;
}

/** A few that are seen well, and any other. */
export function ColourField({ id, value = '', onChange }: ColourFieldProps) {
  const t = useWords();
  const own = useId();
  return (
    <div className={styles['colours']} role="group" aria-label={t('marker.colour')}>
      {COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          aria-label={colour}
          aria-pressed={colour === value}
          style={{ background: colour }}
          onClick={() => onChange?.(colour)}
        />
      ))}
      <input
        id={id ?? own}
        type="color"
        aria-label={t('marker.colour')}
        value={value}
        onChange={({ target }) => onChange?.(target.value.toLowerCase())}
      />
    </div>
  );
}
