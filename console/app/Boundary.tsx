import { Component, type ReactNode } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { toast } from '../ui/toast.ts';
import { t } from '../words/words.ts';
import { reloadIfReachable } from './reload-on-update.ts';

interface BoundaryProps {
  children: ReactNode;
  /** What stands in the place of what broke. */
  renderInstead(again: () => void): ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.renderInstead(() => this.setState({ broken: false })) : this.props.children;
  }
}

const retry = async (): Promise<void> => {
  if (!(await reloadIfReachable())) toast.error(t('common.networkError'));
};

/** Whatever breaks outside of a screen, or code that could not be fetched: never a blank page. */
export const RootBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    renderInstead={() => (
      <EmptyState
        mood="failed"
        title={t('common.loadFailed')}
        text={t('common.networkError')}
        action={
          <button type="button" className="plain-button" onClick={() => void retry()}>
            {t('common.retry')}
          </button>
        }
      />
    )}
  >
    {children}
  </Boundary>
);

/** A screen that breaks takes neither the menu nor the other screens with it. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    renderInstead={(again) => (
      <EmptyState
        mood="failed"
        title={t('shell.screenBroke')}
        action={
          <button type="button" className="link-button" onClick={again}>
            {t('common.retry')}
          </button>
        }
      />
    )}
  >
    {children}
  </Boundary>
);
