import { Button } from 'antd';
import { autoApproval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import styles from './auto-approval.module.css';
import type { AutoSetting } from './rules-form.ts';
import { RulesCard } from './RulesCard.tsx';
import { UsersCard } from './UsersCard.tsx';

const RulesDrawer = onDemand(async () => (await import('./RulesDrawer.tsx')).RulesDrawer, { words: ['issues'] });

/** What an enterprise lets pass without a person. */
export function AutoApprovalScreen() {
  const t = useWords();
  const { data, error, refetch } = useRead(autoApproval.getAutoApproval, {});
  const { work, start, finish } = useTask<AutoSetting>();
  const isSetUp = data !== undefined && data.from !== null;
  return (
    <div className={styles['screen']}>
      <PageHeader
        title={t('menu.autoApproval')}
        note={t('approval.auto.note')}
        primary={
          data?.maySet && (
            <Button type="primary" onClick={() => start(data)}>
              {t(isSetUp ? 'approval.auto.edit' : 'approval.auto.setUp')}
            </Button>
          )
        }
      />
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <div className={`card ${styles['waiting']}`} aria-busy />}
      {data && <RulesCard setting={data} isSetUp={isSetUp} onSetUp={() => start({ ...data, isOn: true })} />}
      {data && <UsersCard setting={data} isSetUp={isSetUp} />}
      {work && <RulesDrawer key={work.number} edited={work.task} open={work.open} onClose={finish} />}
    </div>
  );
}
