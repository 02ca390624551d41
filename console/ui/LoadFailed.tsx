import { Button } from 'antd';
import { useWords } from '../words/words.ts';
import { EmptyState } from './EmptyState.tsx';

/** Stands where something would that could not be read. */
export function LoadFailed({ error, onRetry }: { error: Error; onRetry(): unknown }) {
  const t = useWords();
  return (
    <EmptyState
      mood="failed"
      title={t('common.loadFailed')}
      text={error.message}
      action={<Button onClick={() => void onRetry()}>{t('common.retry')}</Button>}
    />
  );
}
