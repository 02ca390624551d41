import { Alert } from 'antd';
import { useWords } from '../../words/words.ts';
import type { LoginSubmit } from './use-login-submit.ts';

/** Stays when the toast, which says it aloud, has gone. */
export function Refusal({ refusal, waiting }: Pick<LoginSubmit, 'refusal' | 'waiting'>) {
  const t = useWords();
  const text = waiting > 0 ? t('login.waiting', { count: waiting }) : refusal;
  return text === undefined ? null : (
    <Alert className="login-refusal" type={waiting > 0 ? 'warning' : 'error'} showIcon role="note" title={text} />
  );
}
