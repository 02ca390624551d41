import { useEffect, useState, useSyncExternalStore } from 'react';
import { progress } from '../browser/progress.ts';
import { useWords } from '../words/words.ts';

const FADE_MS = 200;

/** A thin line and no spinner: that something is on its way, without covering what is there. */
export function ProgressBar() {
  const t = useWords();
  const running = useSyncExternalStore(progress.subscribe, progress.isRunning);
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle');
  useEffect(() => {
    if (running) {
      setPhase('running');
      return;
    }
    setPhase((before) => (before === 'running' ? 'done' : before));
    const timer = setTimeout(() => setPhase('idle'), FADE_MS);
    return () => clearTimeout(timer);
  }, [running]);
  return (
    <div
      className={`progress-bar progress-${phase}`}
      role="progressbar"
      aria-label={t('common.loading')}
      aria-hidden={phase !== 'running'}
    />
  );
}
