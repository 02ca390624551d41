import { useWords } from '../../words/words.ts';
import { StopPage } from './StopPage.tsx';

export function NotFoundPage() {
  const t = useWords();
  return <StopPage sign="404" title={t('shell.notFound.title')} text={t('shell.notFound.text')} />;
}
