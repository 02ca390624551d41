import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { Checkbox } from 'antd';
import { useWords } from '../../../words/words.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import styles from '../fields.module.css';
import { useDesk } from '../use-desk.ts';
import { changePattern } from './pattern-edits.ts';

type Flag = 'isShortest' | 'photographs' | 'isCrossed' | 'isReturning';
const FLAGS: readonly Flag[] = ['isShortest', 'photographs', 'isCrossed', 'isReturning'];
const SIDES = ['left', 'right'] as const;
const TURNS = ['clockwise', 'counterclockwise'] as const;

/** What is one thing or the other. */
export function PatternChoices({ pattern }: { pattern: Pattern }) {
  const t = useWords();
  const { desk } = useDesk();
  return (
    <>
      {'side' in pattern && (
        <ChoiceField
          label={t('pattern.side')}
          value={pattern.side}
          options={SIDES.map((value) => ({ value, label: t(`pattern.side.${value}`) }))}
          onChange={(side) => changePattern(desk, { side })}
        />
      )}
      {'clockwise' in pattern && (
        <ChoiceField
          label={t('route.circlingDirection')}
          value={pattern.clockwise ? 'clockwise' : 'counterclockwise'}
          options={TURNS.map((value) => ({ value, label: t(`route.circlingDirection.${value}`) }))}
          onChange={(value) => changePattern(desk, { clockwise: value === 'clockwise' })}
        />
      )}
      {FLAGS.filter((flag) => flag in pattern).map((flag) => (
        <Checkbox
          key={flag}
          className={styles['wide']}
          checked={(pattern as unknown as Record<Flag, boolean>)[flag]}
          onChange={({ target }) => changePattern(desk, { [flag]: target.checked })}
        >
          {t(`pattern.${flag}`)}
        </Checkbox>
      ))}
    </>
  );
}
