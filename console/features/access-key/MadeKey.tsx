import { ShownOnce } from '../../ui/ShownOnce.tsx';
import { useWords } from '../../words/words.ts';

export interface Made {
  project: string;
  key: string;
}

export function MadeKey({ made, onClose }: { made: Made | undefined; onClose(): void }) {
  const t = useWords();
  return (
    <ShownOnce
      secret={made?.key}
      title={t('accesskey.made.title', { project: made?.project ?? '' })}
      warning={t('accesskey.made.once')}
      note={t('accesskey.made.use')}
      kept={t('accesskey.made.kept')}
      onClose={onClose}
    />
  );
}
