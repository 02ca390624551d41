import type { TaskConflict } from '@skyhelm/contract/task';
import type { Issue } from '@skyhelm/core/issue';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import { ConflictList, FoldedConflicts } from './ConflictList.tsx';
import { ofParameter } from './of-parameter.ts';
import styles from './shown.module.css';

type Found = Pick<Issue, 'code' | 'severity' | 'params' | 'at'>;

/** As many as anybody reads. */
const SHOWN_MAX = 20;

interface FoundListProps {
  issues: readonly Found[];
  conflicts: readonly TaskConflict[];
  /** How much more was found than came with it. */
  notListed?: number;
  hasMoreConflicts?: boolean | undefined;
  /** Where there is little room: other tasks are one line that opens, before all else, and each finding is a line. */
  isFolded?: boolean;
}

/** What is wrong with a plan, or worth a thought, and with which other tasks it meets. */
export function FoundList({ issues, conflicts, notListed = 0, hasMoreConflicts = false, isFolded = false }: FoundListProps) {
  const t = useWords();
  // Two rules may say the same of two places.
  const textOf = (issue: Found) => ofParameter(t, issue.at ?? [], foundText(t, issue));
  const said = [...new Map(issues.map((issue) => [`${issue.severity} ${textOf(issue)}`, issue])).entries()];
  // What is said once for several places counts as often as the verdict counts it.
  const listed = new Set(said.slice(0, SHOWN_MAX).map(([key]) => key));
  const more = issues.filter((issue) => !listed.has(`${issue.severity} ${textOf(issue)}`)).length + notListed;
  return (
    <>
      {isFolded && <FoldedConflicts conflicts={conflicts} />}
      {said.length > 0 && (
        <ul className={isFolded ? styles['tight'] : styles['found']}>
          {said.slice(0, SHOWN_MAX).map(([key, issue]) => (
            <li key={key} data-severity={issue.severity}>
              <span className={styles['mark']}>{t(`task.check.${issue.severity}`)}</span>
              <span>{textOf(issue)}</span>
            </li>
          ))}
          {more > 0 && <li>{t('task.check.more', { count: more })}</li>}
        </ul>
      )}
      {!isFolded && conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      {hasMoreConflicts && (
        <ul className={styles['found']}>
          <li data-severity="warning">
            <span className={styles['mark']}>{t('task.check.warning')}</span>
            <span>{t('task.conflict.more')}</span>
          </li>
        </ul>
      )}
    </>
  );
}
