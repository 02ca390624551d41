import { SCREENS } from '@skyhelm/contract/screens';
import { Suspense, lazy, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { withProgress } from '../browser/progress.ts';
import { useSession } from '../session/session.ts';
import { UiRoot } from '../ui/UiRoot.tsx';
import { useKitLocale } from '../words/kit-locale.ts';
import { follow, type PublicPage } from './guard.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { PUBLIC_PAGES } from './public-pages.ts';
import { RootBoundary } from './Boundary.tsx';
import { routesOf } from './routes.ts';
import { startAfresh } from './shell/afresh.ts';
import { loadShell } from './shell/load-shell.ts';

const Shell = lazy(async () => ({
  default: (await withProgress(loadShell())).Shell,
}));

export function App({ asked }: { asked: Promise<void> }) {
  return (
    <UiRoot locale={useKitLocale()}>
      <ProgressBar />
      <RootBoundary>
        <Suspense>
          <Guard asked={asked} />
        </Suspense>
      </RootBoundary>
    </UiRoot>
  );
}

/** Every address passes here. Redirections are resolved before anything is drawn, so that nothing is torn down on the way. */
function Guard({ asked }: { asked: Promise<void> }) {
  const asking = useAsking(asked);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { user, menu, permissions, config } = useSession();
  const routes = useMemo(() => routesOf(SCREENS, menu, permissions, config), [menu, permissions, config]);
  const who = user ? 'somebody' : asking ? 'asking' : 'nobody';
  const { decision, moved, afresh } = follow({ path, search, edition: config.edition, who, catalogue: SCREENS, routes });
  useLayoutEffect(() => {
    if (moved === undefined) return;
    if (afresh) startAfresh(moved);
    navigate(moved, { replace: true });
  }, [moved, afresh, navigate]);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
  if (decision.kind === 'wait') return null;
  if (decision.kind === 'page' && !(user && INSIDE.has(decision.page))) return <Page page={decision.page} />;
  return (
    <Shell path={moved?.split(/[?#]/, 1)[0] ?? path} routes={routes} match={decision.kind === 'screen' ? decision.match : undefined}>
      {decision.kind === 'page' && <Page page={decision.page} />}
    </Shell>
  );
}

/** Pages that whoever is signed in sees without losing the menu. */
const INSIDE = new Set<PublicPage>(['notFound', 'unauthorised']);

function Page({ page }: { page: PublicPage }) {
  const Shown = PUBLIC_PAGES[page];
  return <Shown />;
}

function useAsking(asked: Promise<void>): boolean {
  const [asking, setAsking] = useState(true);
  useEffect(() => void withProgress(asked).finally(() => setAsking(false)), [asked]);
  return asking;
}
