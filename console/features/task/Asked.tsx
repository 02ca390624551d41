import type { TaskId } from '@skyhelm/contract/ids';
import { approval } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './task.module.css';

/** Whose answer it waits for. */
export function Asked({ id }: { id: TaskId }) {
  const t = useWords();
  const people = useRead(approval.getTaskApprovers, { id }).data;
  if (!people) return null;
  return (
    <section className={styles['part']}>
      <h3>{t('task.approvers')}</h3>
      <p>{people.length === 0 ? t('task.approvers.nobody') : formatList(people.map(({ name }) => name))}</p>
    </section>
  );
}
