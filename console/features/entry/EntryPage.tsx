import { useEffect } from 'react';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { useWords } from '../../words/words.ts';
import { EntryScreen } from './EntryScreen.tsx';

/** The personal edition opens here, signed in or not. */
export function EntryPage() {
  const t = useWords();
  useEffect(() => {
    document.title = `${t('menu.tta')} – ${t('common.product')}`;
  }, [t]);
  return (
    <PublicFrame>
      <EntryScreen />
    </PublicFrame>
  );
}
