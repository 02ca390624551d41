import type { PointingWay } from '@skyhelm/core/airspace/pointing-ways';
import type { Position } from '@skyhelm/core/geo/position';
import { lengthIn } from '@skyhelm/core/units/unit-system';
import { Button } from 'antd';
import { useDistance, useLength, useUnitSystem } from '../../session/use-length.ts';
import { useWords } from '../../words/words.ts';
import styles from './dock.module.css';

interface WaysThereProps {
  ways: readonly PointingWay[];
  onPlace(place: Position): void;
  /** As somebody would type it. */
  onHeight(text: string): void;
}

/** What would help whoever is refused: one press, and the flight is proposed anew. */
export function WaysThere({ ways, onPlace, onHeight }: WaysThereProps) {
  const t = useWords();
  const system = useUnitSystem();
  const [length, distance] = [useLength(), useDistance()];
  // Feet are rounded down: a limit above is kept, and what lies below has metres to spare.
  const typed = (metres: number) => String(Math.floor(lengthIn(system, metres).value * 10) / 10);
  return (
    <div className={styles['ways']} role="group" aria-label={t('station.air.ways')}>
      {ways.map((way) => (
        <Button key={way.kind} onClick={() => (way.kind === 'move' ? onPlace(way.to) : onHeight(typed(way.height)))}>
          {way.kind === 'move'
            ? t('station.air.ways.move', { distance: distance(Math.max(1, Math.round(way.metres))) })
            : t('station.air.ways.height', { height: length(way.height) })}
        </Button>
      ))}
    </div>
  );
}
