import LockOutlined from '@ant-design/icons/LockOutlined';
import { useWords } from '../../words/words.ts';
import { StopPage } from './StopPage.tsx';

export function UnauthorisedPage() {
  const t = useWords();
  return <StopPage sign={<LockOutlined />} title={t('shell.unauthorised.title')} text={t('shell.unauthorised.text')} />;
}
