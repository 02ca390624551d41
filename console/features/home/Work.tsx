import type { Summary } from '@skyhelm/contract/home';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { TimeLeft } from '../approval/index.ts';
import { LISTS } from './addresses.ts';
import { Card, Facts } from './Card.tsx';
import styles from './home.module.css';
import { OpenLink } from './OpenLink.tsx';

const STATUSES = ['executing', 'published', 'unpublished', 'completed'] as const;

export function Tasks({ tasks }: { tasks: NonNullable<Summary['tasks']> }) {
  const t = useWords();
  const isEmpty = STATUSES.every((status) => tasks[status] === 0);
  return (
    <Card title={t('home.tasks')} link={<OpenLink screen="task" />}>
      {isEmpty ? (
        <p className={styles['soft']}>{t('home.tasks.empty')}</p>
      ) : (
        <Facts
          facts={STATUSES.map(
            (status) => [t(`dictionary.taskStatus.${status}`), formatNumber(tasks[status]), LISTS.tasks(status)] as const,
          )}
        />
      )}
    </Card>
  );
}

export function Approvals({ approvals: { waiting, nextDueAt } }: { approvals: NonNullable<Summary['approvals']> }) {
  const t = useWords();
  return (
    <Card
      title={t('home.approvals')}
      figure={formatNumber(waiting)}
      caption={t('home.approvals.waiting')}
      href={LISTS.approvals}
      link={<OpenLink screen="approval" />}
    >
      {nextDueAt === null ? (
        <p className={styles['soft']}>{t('home.approvals.empty')}</p>
      ) : (
        <Facts facts={[[t('home.approvals.next'), <TimeLeft key="next" dueAt={nextDueAt} />]]} />
      )}
    </Card>
  );
}
