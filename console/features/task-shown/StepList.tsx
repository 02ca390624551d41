import type { TaskStep } from '@skyhelm/contract/task';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './shown.module.css';

/** All that has happened to a task, the latest first. */
export function StepList({ steps }: { steps: readonly TaskStep[] }) {
  const t = useWords();
  return (
    <ol className={styles['steps']}>
      {steps.map(({ at, action, by, reason }) => (
        <li key={`${at} ${action}`}>
          <time className="numeric" dateTime={at}>
            {formatMoment(at)}
          </time>
          <strong>{t(`task.done.${action}`)}</strong>
          <span>{by || t('task.done.byItself')}</span>
          {reason !== '' && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
