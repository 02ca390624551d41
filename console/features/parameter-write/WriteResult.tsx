import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { useWords } from '../../words/words.ts';
import styles from './write-result.module.css';
import { shownValue } from './shown-value.ts';

/** What became of one value, in words: the colour only underlines it. */
export function WriteResult({ write: { result, value } }: { write: ParameterWrite }) {
  const t = useWords();
  const mood = result === null ? 'soft' : result === 'written' ? 'good' : 'bad';
  return (
    <span className={styles[mood]}>
      {t(`parameter.result.${result ?? 'underWay'}`, { value: shownValue(value, t('parameter.notNumber')) })}
    </span>
  );
}
