import type { TaskDetails } from '@skyhelm/contract/task';
import { task as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useWords } from '../../words/words.ts';
import { FoundList } from '../task-shown/index.ts';
import styles from './task.module.css';

/** What would be found if it were saved now: the air, the licence and other tasks may have changed since. Nobody is asked about what is over. */
export function NowFound({ task }: { task: TaskDetails }) {
  const t = useWords();
  const { id, name, plan, parameters, deviceType, mount, site, workLocation, deadline, startTime, endTime, executor, device, remark } =
    task;
  const isOpen = task.status === 'unpublished' || task.status === 'published';
  const found = useRead(
    calls.checkTask,
    {
      ...{ id, name, plan, parameters, deviceType, mount, workLocation, deadline, startTime, endTime, remark },
      siteId: site.id,
      executorId: executor?.id ?? null,
      deviceId: device?.id ?? null,
    },
    { when: isOpen },
  ).data;
  if (!found || (found.issues.length + found.conflicts.length === 0 && !found.hasMoreConflicts)) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('task.check.found')}</h3>
      <FoundList {...found} />
    </section>
  );
}
