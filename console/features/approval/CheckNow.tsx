import type { TaskDetails } from '@skyhelm/contract/task';
import { Button } from 'antd';
import { task as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';
import { Findings } from '../../ui/Findings.tsx';
import { useWords } from '../../words/words.ts';
import { FoundList } from '../task-shown/index.ts';
import styles from './approval.module.css';
import { foundNow } from './found-now.ts';
import { formOf } from './task-form.ts';

/** What would be said against the task if it were decided at this moment: plan, air, licence, aircraft, and other tasks. */
export function CheckNow({ task }: { task: TaskDetails }) {
  const t = useWords();
  const seesTasks = useHas('task:query');
  const { data, error, refetch } = useRead(calls.checkTask, { id: task.id, ...formOf(task) }, { when: seesTasks });
  const isBusy = seesTasks && !data && !error;
  return (
    <section aria-label={t('approval.now')} aria-busy={isBusy}>
      <h3>{t('approval.now')}</h3>
      {!seesTasks && <p className={styles['soft']}>{t('approval.now.unseen')}</p>}
      {isBusy && <span className="skeleton-bar" />}
      {error && !data && (
        <>
          <p role="alert">{error.message}</p>
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </>
      )}
      {data && (
        <div className={styles['now']}>
          <Findings findings={foundNow(t, task, data)} />
          <FoundList {...data} />
        </div>
      )}
    </section>
  );
}
