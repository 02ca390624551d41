import type { getApproval } from '@skyhelm/contract/approval';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { useWords } from '../../words/words.ts';
import { TaskFacts } from '../task-shown/index.ts';
import styles from './approval.module.css';
import { AirProof } from './AirProof.tsx';
import { AutoFindings } from './AutoFindings.tsx';
import { CheckNow } from './CheckNow.tsx';
import { History } from './History.tsx';
import { PlanMap } from './PlanMap.tsx';
import { QuestionFacts } from './QuestionFacts.tsx';
import { StateTag } from './StateTag.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** What is asked, and all that speaks for and against it. */
export function Question({ approval, task, history }: OutputOf<typeof getApproval>) {
  const t = useWords();
  return (
    <article className={styles['question']} aria-label={t('approval.details', { name: task.name })}>
      <header className={styles['title']}>
        <h2>{t('task.check.title', { number: String(task.number), name: task.name })}</h2>
        <StateTag state={approval.state} />
        {approval.state === 'pending' && <TimeLeft dueAt={approval.dueAt} />}
      </header>
      <PlanMap approvalId={approval.id} task={task} />
      <div className={styles['columns']}>
        <div className={styles['checks']}>
          <QuestionFacts approval={approval} />
          {approval.state === 'pending' && <CheckNow task={task} />}
          <AirProof approval={approval} routeVersion={task.routeVersion} />
          <AutoFindings automatic={approval.automatic} />
          <section aria-label={t('approval.history')}>
            <h3>{t('approval.history')}</h3>
            <History rows={history} current={approval.id} />
          </section>
        </div>
        <section aria-label={t('approval.task')}>
          <h3>{t('approval.task')}</h3>
          <TaskFacts task={task} />
        </section>
      </div>
    </article>
  );
}
