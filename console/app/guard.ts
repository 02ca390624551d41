import type { PublicConfig } from '@skyhelm/contract/config';
import type { Screen } from '@skyhelm/contract/screens';
import { isKnown, match, type Match, type Route } from './routes.ts';
import { loginAddress, safeRedirect } from './safe-redirect.ts';

export type PublicPage = 'login' | 'downloadApp' | 'notFound' | 'unauthorised' | 'entry';

export type Decision =
  | { kind: 'wait' }
  | { kind: 'go'; to: string; /** Drop the kept state of the page that is gone to. */ afresh?: true }
  | { kind: 'page'; page: PublicPage }
  | { kind: 'screen'; match: Match };

export interface Visit {
  path: string;
  search: string;
  edition: PublicConfig['edition'];
  /** `asking` until it is known whether there is a session. */
  who: 'asking' | 'nobody' | 'somebody';
  catalogue: readonly Screen[];
  routes: readonly Route[];
}

const PAGES: Record<string, PublicPage> = { '/download-app': 'downloadApp', '/404': 'notFound', '/401': 'unauthorised' };

export const homeOf = (edition: PublicConfig['edition']): string => (edition === 'personal' ? '/tta' : '/home');

/** What an address leads to, for whoever asks. */
export function decide({ path, search, edition, who, catalogue, routes }: Visit): Decision {
  const home = homeOf(edition);
  const page = PAGES[path];
  if (page) return { kind: 'page', page };
  if (path === '/login') {
    return who === 'somebody'
      ? { kind: 'go', to: safeRedirect(new URLSearchParams(search).get('redirect'), home) }
      : { kind: 'page', page: 'login' };
  }
  if (path.startsWith('/redirect/')) {
    return { kind: 'go', to: safeRedirect(`${path.slice('/redirect'.length)}${search && `?${search}`}`, home), afresh: true };
  }
  if (path === '/') return { kind: 'go', to: `${home}${search && `?${search}`}` };
  if (path === '/admin') return { kind: 'go', to: '/admin/ground-station-config' };
  if (path === home && edition === 'personal' && who === 'nobody') return { kind: 'page', page: 'entry' };
  if (who === 'asking') return { kind: 'wait' };
  if (who === 'nobody') return { kind: 'go', to: loginAddress(`${path}${search && `?${search}`}`) };
  const found = match(routes, path);
  if (found) return { kind: 'screen', match: found };
  // Whoever may not see aircraft still has a home there.
  if (path === home && edition === 'personal') return { kind: 'page', page: 'entry' };
  return { kind: 'go', to: isKnown(catalogue, path) ? '/401' : '/404' };
}

/** Redirections lead to each other: `/` to the home screen, that to the login page. The last of them counts. */
export function follow(visit: Visit): { decision: Exclude<Decision, { kind: 'go' }>; moved?: string; afresh?: boolean } {
  let decision = decide(visit);
  let moved: string | undefined;
  let afresh = false;
  for (let hops = 0; decision.kind === 'go' && hops < 5; hops++) {
    moved = decision.to;
    afresh ||= decision.afresh === true;
    const [path = '/', search = ''] = moved.replace(/#.*$/, '').split('?');
    decision = decide({ ...visit, path, search });
  }
  if (decision.kind === 'go') return { decision: { kind: 'page', page: 'notFound' }, moved: '/404' };
  return { decision, ...(moved !== undefined && { moved, afresh }) };
}
