import { Alert } from 'antd';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';

/** Whoever was thrown out reads why for as long as they stand there: a toast would be gone before they look up. */
export function Farewell() {
  const t = useWords();
  const farewell = useSession((state) => state.farewell);
  return farewell === undefined ? null : <Alert className="login-refusal" type="warning" showIcon title={t(`shell.ended.${farewell}`)} />;
}
