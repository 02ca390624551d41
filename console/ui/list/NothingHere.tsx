import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { EmptyState } from '../EmptyState.tsx';
import { LoadFailed } from '../LoadFailed.tsx';

interface NothingHereProps {
  error: Error | null;
  searched: boolean;
  empty: { text: string; hint?: string; action?: ReactNode };
  onRetry(): void;
  onReset(): void;
}

/** Why a list shows no rows, and what to do about it. */
export function NothingHere({ error, searched, empty, onRetry, onReset }: NothingHereProps) {
  const t = useWords();
  if (error) {
    return <LoadFailed error={error} onRetry={onRetry} />;
  }
  if (searched)
    return <EmptyState mood="empty" title={t('common.noMatch')} action={<Button onClick={onReset}>{t('common.reset')}</Button>} />;
  return <EmptyState mood="empty" title={empty.text} text={empty.hint} action={empty.action} />;
}
