import type { NamespaceName } from '@skyhelm/i18n/translate';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { withProgress } from '../browser/progress.ts';
import { loadWords, t } from '../words/words.ts';
import { toast } from './toast.ts';

interface Closable {
  open?: boolean;
  onClose?(): void;
}

interface OnDemandOptions<P> {
  words?: readonly NamespaceName[];
  /** Stands there until the code has come. */
  waiting?(props: P): ReactNode;
  /** Stands there when it could not be fetched. */
  failed?(props: P): ReactNode;
}

/**
 * A part of a screen whose code and words are fetched when it is first shown. Without a connection the screen around it stays: what can be
 * closed closes itself, so that the next click tries again; the rest offers to try again in its place.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { words = [], waiting, failed }: OnDemandOptions<P> = {},
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function OnDemand(props: P) {
    const { open = true, onClose }: Closable = props;
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const again = () => setAttempt((before) => before + 1);
    const fail = useEffectEvent(() => {
      setFailed(true);
      if (!open || failed) return;
      if (onClose) toast.error(t('common.networkError'));
      onClose?.();
    });
    useEffect(() => {
      if (loaded) return;
      let gone = false;
      withProgress(Promise.all([load(), loadWords(...words)])).then(
        ([part]) => {
          loaded = part;
          if (!gone) setPart(() => part);
        },
        () => gone || fail(),
      );
      return () => void (gone = true);
    }, [open, attempt]);
    useEffect(() => {
      if (!hasFailed || Part) return;
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [hasFailed, Part]);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return waiting?.(props) ?? null;
    if (failed) return failed(props);
    return onClose ? null : <Unreachable onRetry={again} />;
  };
}

/** Plain, because the login page has it too and nothing of the kit. */
const Unreachable = ({ onRetry }: { onRetry(): void }) => (
  <p className="page-note" role="alert">
    {t('common.networkError')}{' '}
    <button type="button" className="link-button" onClick={onRetry}>
      {t('common.retry')}
    </button>
  </p>
);
