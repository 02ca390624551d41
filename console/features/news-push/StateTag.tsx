import type { PushState } from '@skyhelm/contract/news-push-facts';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';

const COLOURS: Record<PushState, string> = { waiting: 'processing', sent: 'success', stopped: 'default' };

export function StateTag({ state }: { state: PushState }) {
  const t = useWords();
  return <Tag color={COLOURS[state]}>{t(`newspush.state.${state}`)}</Tag>;
}
