import type { PushPriority } from '@skyhelm/contract/news-push-facts';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';

const COLOURS: Record<PushPriority, string> = { urgent: 'error', high: 'warning', middle: 'processing', low: 'default' };

/** Needs the words of `newspush`. */
export function PriorityTag({ priority }: { priority: PushPriority }) {
  const t = useWords();
  return <Tag color={COLOURS[priority]}>{t(`newspush.priority.${priority}`)}</Tag>;
}
