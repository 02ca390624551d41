import { TASK_TYPES, type TaskType } from '@skyhelm/core/task/task';
import { Button } from 'antd';
import { useLocation } from 'wouter';
import { taskConfig } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import type { Config } from './config-form.ts';
import styles from './task-config.module.css';
import { TypeCard } from './TypeCard.tsx';

const TypeDrawer = onDemand(async () => (await import('./TypeDrawer.tsx')).TypeDrawer, { words: ['issues'] });
const HoursDrawer = onDemand(async () => (await import('./HoursDrawer.tsx')).HoursDrawer, { words: ['issues'] });

interface Edited {
  config: Config;
  what: TaskType | 'hours';
}

/** What tasks of each type may be, and how long somebody has to decide on one. */
export function TaskConfigScreen() {
  const t = useWords();
  const [, navigate] = useLocation();
  const { data, error, refetch } = useRead(taskConfig.getTaskConfig, {});
  const { work, start, finish } = useTask<Edited>();
  return (
    <div className={styles['screen']}>
      <PageHeader
        title={t('menu.taskConfig')}
        note={t('taskconfig.note')}
        secondary={
          <Allowed permission="site:query">
            <Button onClick={() => navigate('/site')}>{t('taskconfig.sites')}</Button>
          </Allowed>
        }
      />
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <section className={`card ${styles['hours']}`} aria-label={t('taskconfig.approvalHours')}>
            <div>
              <h2>{t('taskconfig.approvalHours')}</h2>
              <p className="page-note">{t('taskconfig.approvalHours.note')}</p>
            </div>
            <strong className="numeric">{t('taskconfig.hours', { count: data.approvalHours })}</strong>
            <Button
              aria-label={t('taskconfig.editOf', { name: t('taskconfig.approvalHours') })}
              onClick={() => start({ config: data, what: 'hours' })}
            >
              {t('common.edit')}
            </Button>
          </section>
          <div className={styles['types']}>
            {TASK_TYPES.map((type) => (
              <TypeCard key={type} type={type} config={data.types[type]} onEdit={() => start({ config: data, what: type })} />
            ))}
          </div>
        </>
      )}
      {work &&
        (work.task.what === 'hours' ? (
          <HoursDrawer key={work.number} edited={work.task.config} open={work.open} onClose={finish} />
        ) : (
          <TypeDrawer key={work.number} edited={work.task.config} type={work.task.what} open={work.open} onClose={finish} />
        ))}
    </div>
  );
}

/** The shape of what comes, so that nothing jumps. */
const Waiting = () => (
  <div className={styles['types']} aria-busy>
    {TASK_TYPES.map((type) => (
      <div key={type} className={`card ${styles['waiting']}`}>
        <span className="skeleton-bar" />
        <span className="skeleton-bar" />
      </div>
    ))}
  </div>
);
