import { Component, type ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { t } from '../../words/words.ts';

/** A screen that breaks takes neither the menu nor the other screens with it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <EmptyState
        mood="failed"
        title={t('shell.screenBroke')}
        action={
          <button type="button" className="link-button" onClick={() => this.setState({ broken: false })}>
            {t('common.retry')}
          </button>
        }
      />
    );
  }
}
