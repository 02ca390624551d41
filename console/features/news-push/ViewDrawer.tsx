import type { NewsPush } from '@skyhelm/contract/news-push';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { useWords } from '../../words/words.ts';
import { Answers } from './Answers.tsx';
import styles from './news-push.module.css';
import { PriorityTag } from './PriorityTag.tsx';
import { pushFacts } from './push-facts.ts';
import { StateTag } from './StateTag.tsx';

/** What was written, in full, and what has become of it. */
export function ViewDrawer({ open, push, onClose }: { open: boolean; push: NewsPush; onClose(): void }) {
  const t = useWords();
  return (
    <TaskDrawer open={open} title={push.title} onClose={onClose}>
      <p className={styles['whole']}>{push.content}</p>
      <Facts>
        <Fact label={t('newspush.priority')}>
          <PriorityTag priority={push.priority} />
        </Fact>
        {push.priority === 'urgent' && <Fact label={t('newspush.confirmation')}>{t('newspush.priority.urgent.note')}</Fact>}
        <Fact label={t('newspush.state')}>
          <StateTag state={push.state} />
        </Fact>
        {pushFacts(t, push).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
        {push.sendings > 0 && (
          <Fact label={t('newspush.read')}>
            <Answers row={push} />
          </Fact>
        )}
      </Facts>
    </TaskDrawer>
  );
}
