import type { getApproval, TaskApproval } from '@skyhelm/contract/approval';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { useWords } from '../../words/words.ts';
import styles from './approval.module.css';
import { AirProof } from './AirProof.tsx';
import { AutoFindings } from './AutoFindings.tsx';
import { CheckNow } from './CheckNow.tsx';
import { History } from './History.tsx';
import { PlanMap } from './PlanMap.tsx';
import { StateTag } from './StateTag.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** What is asked, and all that speaks for and against it. */
export function Question({ approval, task, history }: OutputOf<typeof getApproval>) {
  const t = useWords();
  return (
    <article className={styles['question']} aria-label={t('approval.details', { name: task.name })}>
      <header className={styles['title']}>
        <h2>{task.name}</h2>
        <StateTag state={approval.state} />
        {approval.state === 'pending' && <TimeLeft dueAt={approval.dueAt} />}
      </header>
      <PlanMap task={task} />
      <div className={styles['columns']}>
        <TaskFacts approval={approval} task={task} />
        <div className={styles['checks']}>
          {approval.state === 'pending' && <CheckNow task={task} />}
          <AirProof proof={approval.proof} routeVersion={task.routeVersion} state={approval.state} />
          <AutoFindings automatic={approval.automatic} />
        </div>
      </div>
      <Earlier approval={approval} history={history} />
    </article>
  );
}

function Earlier({ approval, history }: { approval: TaskApproval; history: readonly TaskApproval[] }) {
  const t = useWords();
  return (
    <section aria-label={t('approval.history')}>
      <h3>{t('approval.history')}</h3>
      <History rows={history} current={approval.id} />
    </section>
  );
}
