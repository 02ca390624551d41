import type { TaskStep } from '@skyhelm/contract/task';
import { isCompletedByFlight } from '@skyhelm/core/task/finisher';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './shown.module.css';

/** All that has happened to a task, the latest first. */
export function StepList({ steps, finisher }: { steps: readonly TaskStep[]; finisher: string }) {
  const t = useWords();
  return (
    <ol className={styles['steps']}>
      {steps.map(({ at, action, by, reason, executor }) => (
        <li key={`${at} ${action}`}>
          <time className="numeric" dateTime={at}>
            {formatMoment(at)}
          </time>
          <strong>{t(`task.done.${action}`, { executor })}</strong>
          <span>
            {isCompletedByFlight({ action, by }, finisher) ? t('task.done.byFlight', { name: finisher }) : by || t('task.done.byItself')}
          </span>
          {reason !== '' && <p>{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
