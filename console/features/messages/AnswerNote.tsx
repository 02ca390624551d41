import type { Message } from '@skyhelm/contract/message';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';

type Answer = NonNullable<Message['answer']>;

const COLOURS: Record<Answer['state'], string> = {
  pending: 'processing',
  approved: 'success',
  failed: 'error',
  timeout: 'default',
  withdrawn: 'default',
  fallen: 'warning',
};

/** What has become of what a message asks for: a question that somebody else has answered must not look as if it waited for the reader. */
export function AnswerNote({ answer: { state, by } }: { answer: Answer }) {
  const t = useWords();
  const isSaidBy = by !== '' && (state === 'approved' || state === 'failed');
  return <Tag color={COLOURS[state]}>{isSaidBy ? t(`shell.answer.${state}By`, { by }) : t(`shell.answer.${state}`)}</Tag>;
}
