import { useWords } from '../../words/words.ts';
import { StopPage } from './StopPage.tsx';

export function UnauthorisedPage() {
  const t = useWords();
  return <StopPage code="401" title={t('shell.unauthorised.title')} text={t('shell.unauthorised.text')} />;
}
