import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import { COLOURS, type ColourName } from './colours.ts';
import styles from './marker.module.css';

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
      {Object.entries(COLOURS).map(([name, colour]) => (
        <button
          key={name}
          type="button"
          aria-label={t(`marker.colour.${name as ColourName}`)}
          aria-pressed={colour === value}
          style={{ background: colour }}
          onClick={() => onChange?.(colour)}
        />
      ))}
      <input
        id={id ?? own}
        type="color"
        aria-label={t('marker.colour.other')}
        value={value}
        onChange={({ target }) => onChange?.(target.value.toLowerCase())}
      />
    </div>
  );
}
