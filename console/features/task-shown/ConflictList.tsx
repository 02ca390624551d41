import type { TaskConflict } from '@skyhelm/contract/task';
import { formatDateTime } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import { metTasks, type MetTask } from './met-tasks.ts';
import styles from './shown.module.css';

/** With which other tasks it meets. */
export function ConflictList({ conflicts }: { conflicts: readonly TaskConflict[] }) {
  return (
    <ul className={styles['found']}>
      {metTasks(conflicts).map((met) => (
        <Met key={`${met.number} ${met.from} ${met.until}`} met={met} />
      ))}
    </ul>
  );
}

/** One line of them, which opens: they leave the room to what stands above. */
export function FoldedConflicts({ conflicts }: { conflicts: readonly TaskConflict[] }) {
  const t = useWords();
  if (conflicts.length === 0) return null;
  const kinds = [...new Set(conflicts.map(({ kind }) => kind))];
  return (
    <details className={styles['folded']}>
      <summary>
        <span className={styles['mark']}>{kindsText(t, kinds)}</span>{' '}
        <span>{t('task.conflict.count', { count: metTasks(conflicts).length })}</span>
      </summary>
      <ConflictList conflicts={conflicts} />
    </details>
  );
}

const kindsText = (t: Say, kinds: readonly TaskConflict['kind'][]): string => kinds.map((kind) => t(`task.conflict.${kind}`)).join(' · ');

function Met({ met: { kinds, number, name, from, until } }: { met: MetTask }) {
  const t = useWords();
  const when = { from: formatDateTime(from), until: formatDateTime(until) };
  return (
    <li data-severity="warning">
      <span className={styles['mark']}>{kindsText(t, kinds)}</span>
      <span>{number === null ? t('task.conflict.unseen', when) : t('task.conflict.with', { number, name, ...when })}</span>
    </li>
  );
}
