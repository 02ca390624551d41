import { useDark } from '../ui/use-dark.ts';
import { paletteOf } from './palette.ts';
import { PIN_PATH, PIN_SIGNS, pinColour, type PinLook } from './pin-looks.ts';
import styles from './pin-legend.module.css';

interface PinLegendProps {
  label: string;
  entries: readonly { look: PinLook; name: string }[];
}

/** What each sort of pin stands for. */
export function PinLegend({ label, entries }: PinLegendProps) {
  const palette = paletteOf(useDark() ? 'dark' : 'light', 'base');
  return (
    <ul className={styles['legend']} aria-label={label}>
      {entries.map(({ look, name }) => (
        <li key={look}>
          <svg viewBox="6 2 20 29" width="14" height="20" aria-hidden>
            <path d={PIN_PATH} fill={pinColour(look, palette)} />
            <path d={PIN_SIGNS[look]} fill={palette.casing} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
