import type { Position } from '@skyhelm/core/geo/position';
import type { Waypoint } from '@skyhelm/core/plan/route';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import { changeSelected } from './desk-edits.ts';
import styles from './fields.module.css';
import { NumberField } from './NumberField.tsx';
import { useDesk } from './use-desk.ts';
import { useFaults } from './use-faults.ts';

interface TargetFieldsProps {
  chosen: readonly Waypoint[];
  isTargeting: boolean;
  onTarget(): void;
}

const NOWHERE: Position = { latitude: Number.NaN, longitude: Number.NaN };

/** The place that the nose points to: in numbers, or by a click on the map. */
export function TargetFields({ chosen, isTargeting, onTarget }: TargetFieldsProps) {
  const t = useWords();
  const { desk, now } = useDesk();
  const { isFaultyAt } = useFaults();
  const first = chosen[0]!.target;
  // What was typed wrongly is no number, and none is equal to itself.
  const isShared = chosen.every(
    ({ target }) => Object.is(target?.latitude, first?.latitude) && Object.is(target?.longitude, first?.longitude),
  );
  const move = (change: Partial<Position>) => changeSelected(desk, { target: { ...NOWHERE, ...(isShared && first), ...change } });
  return (
    <>
      {(['latitude', 'longitude'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`route.target.${field}`)}
          unit="°"
          value={isShared ? first?.[field] : undefined}
          placeholder={isShared ? t('route.target.needed') : t('route.several')}
          isFaulty={isFaultyAt(now.selected, 'target')}
          onChange={(value) => move({ [field]: value })}
        />
      ))}
      <div className={styles['wide']}>
        <Button aria-pressed={isTargeting} type={isTargeting ? 'primary' : 'default'} onClick={onTarget}>
          {t(isTargeting ? 'route.target.click' : 'route.target.set')}
        </Button>
      </div>
    </>
  );
}
