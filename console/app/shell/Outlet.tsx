import type { ScreenKey } from '@skyhelm/contract/screens';
import { Activity, memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { withProgress } from '../../browser/progress.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { takeMove } from '../../ui/page-move.ts';
import { useWords } from '../../words/words.ts';
import type { Match } from '../routes.ts';
import { loadedScreen, loadScreen, type ScreenComponent } from '../screens.ts';
import { useTags } from '../tags/use-tags.ts';
import { onAfresh } from './afresh.ts';
import { newInstance, withEntry, type Entry } from './entries.ts';
import { ScreenBoundary } from '../Boundary.tsx';

/**
 * Shows the screen of an address. One that says so keeps its state while another is looked at, for as long as it has a tag;
 * until the code of the next one is here, the present one stays.
 */
export function Outlet({ match, current }: { match: Match; current: string }) {
  const t = useWords();
  const tags = useTags((state) => state.tags);
  const [entries, setEntries] = useState<Entry[]>([]);
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  const key = match.screen.key as ScreenKey;

  const show = useEffectEvent((Component: ScreenComponent) => {
    setFailure(undefined);
    setShown(current);
    const [from, instance] = [takeMove(current), newInstance()];
    setEntries((before) => withEntry(before, { path: current, screen: match.screen, params: match.params, Component, instance }, from));
  });
  useEffect(() => {
    let gone = false;
    const ready = loadedScreen(key);
    if (ready) show(ready);
    else
      withProgress(loadScreen(key)).then(
        (Component) => !gone && show(Component),
        (error: Error) => !gone && setFailure(error),
      );
    return () => void (gone = true);
  }, [current, key, attempt]);

  useEffect(
    () =>
      setEntries((before) =>
        before.filter((entry) => entry.path === current || entry.path === shown || tags.some((tag) => tag.path === entry.path)),
      ),
    [tags, current, shown],
  );
  useEffect(
    () =>
      onAfresh((path) => {
        const instance = newInstance();
        setEntries((before) => before.map((entry) => (entry.path === path ? { ...entry, instance } : entry)));
      }),
    [],
  );

  if (failure) {
    return (
      <EmptyState
        mood="failed"
        title={t('shell.screenFailed')}
        text={t('common.networkError')}
        action={
          <button type="button" className="link-button" onClick={() => setAttempt(attempt + 1)}>
            {t('common.retry')}
          </button>
        }
      />
    );
  }
  return entries.map((entry) => <Kept key={entry.instance} entry={entry} visible={entry.path === shown} />);
}

const Kept = memo(function Kept({ entry: { Component, params, path }, visible }: { entry: Entry; visible: boolean }) {
  return (
    <Activity mode={visible ? 'visible' : 'hidden'}>
      <ScreenBoundary>
        <ScrollKeeper path={path} />
        <Component params={params} />
      </ScreenBoundary>
    </Activity>
  );
});

/** Each navigation begins at the top; a kept screen goes back to where it was left. */
function ScrollKeeper({ path }: { path: string }) {
  const kept = useRef(0);
  useLayoutEffect(() => {
    const back = requestAnimationFrame(() => window.scrollTo(0, kept.current));
    const note = () => location.pathname === path && (kept.current = window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(back);
      removeEventListener('scroll', note);
    };
  }, [path]);
  return null;
}
