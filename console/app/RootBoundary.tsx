import { Component, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { t } from '../words/words.ts';

/** Whatever breaks outside of a screen, or code that could not be fetched: never a blank page. */
export class RootBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <EmptyState
        mood="failed"
        title={t('common.loadFailed')}
        text={t('common.networkError')}
        action={
          <button type="button" className="plain-button" onClick={() => location.reload()}>
            {t('common.retry')}
          </button>
        }
      />
    );
  }
}
