import { ShownOnce } from '../../ui/ShownOnce.tsx';
import { useWords } from '../../words/words.ts';

export interface Made {
  name: string;
  secret: string;
}

export function MadeHookSecret({ made, onClose }: { made: Made | undefined; onClose(): void }) {
  const t = useWords();
  return (
    <ShownOnce
      secret={made?.secret}
      title={t('webhook.secret.title', { name: made?.name ?? '' })}
      warning={t('webhook.secret.once')}
      note={t('webhook.secret.use')}
      kept={t('webhook.secret.kept')}
      onClose={onClose}
    />
  );
}
