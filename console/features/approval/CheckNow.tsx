import type { TaskConflict, TaskDetails } from '@skyhelm/contract/task';
import { Button } from 'antd';
import { task as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { Findings, type Finding } from '../../ui/Findings.tsx';
import { formatDateTime } from '../../words/format.ts';
import { useWords, type Say } from '../../words/words.ts';
import styles from './approval.module.css';
import { findingsOf } from './issue-findings.ts';
import { formOf } from './task-form.ts';

/** What would be said against the task if it were decided at this moment: plan, air, licence, aircraft, and other tasks. */
export function CheckNow({ task }: { task: TaskDetails }) {
  const t = useWords();
  const seesTasks = useHas('task:query');
  const { data, error, refetch } = useRead(calls.checkTask, { id: task.id, ...formOf(task) }, { when: seesTasks });
  return (
    <section aria-label={t('approval.now')} aria-busy={seesTasks && !data && !error}>
      <h3>{t('approval.now')}</h3>
      {!seesTasks && <p className={styles['soft']}>{t('approval.now.unseen')}</p>}
      {seesTasks && !data && !error && <span className="skeleton-bar" />}
      {error && !data && (
        <>
          <Findings findings={[{ mood: 'attention', text: error.message }]} />
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </>
      )}
      {data && <Findings findings={[...issuesIn(t, data.issues), ...conflictsIn(t, data.conflicts)]} />}
    </section>
  );
}

const issuesIn = (t: Say, issues: Parameters<typeof findingsOf>[0]): Finding[] =>
  issues.length === 0 ? [{ mood: 'good', text: t('approval.now.sound') }] : findingsOf(issues);

const conflictsIn = (t: Say, conflicts: readonly TaskConflict[]): Finding[] =>
  conflicts.length === 0
    ? [{ mood: 'good', text: t('approval.conflict.none') }]
    : conflicts.map(({ kind, number, name, from, until }) => ({
        mood: 'attention',
        text: t(`approval.conflict.${kind}`, { number: String(number), name, from: formatDateTime(from), until: formatDateTime(until) }),
      }));
