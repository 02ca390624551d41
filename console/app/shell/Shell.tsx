import type { Screen } from '@skyhelm/contract/screens';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { useSession } from '../../session/session.ts';
import { usePageDone, usePageMoved, usePageName } from '../../ui/page-name.ts';
import { useSettings } from '../../ui/settings.ts';
import { useMobile } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { homeOf } from '../guard.ts';
import { aliasesOf, match as matchRoute, type Match, type Route } from '../routes.ts';
import type { Tag } from '../tags/tags.ts';
import { dispatchTags, restoreTags } from '../tags/use-tags.ts';
import { TagsBar } from '../tags/TagsBar.tsx';
import { Dialogs } from './Dialogs.tsx';
import { litFor, menuTitle, menuTree, trailOf } from './menu-tree.ts';
import { Outlet } from './Outlet.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './use-keys.ts';
import { useLiveSession } from './use-live-session.ts';
import { useMenuOpen } from './use-menu-open.ts';
import { isFlownFrom, useUrgent } from './urgent.ts';
import './shell.css';
import './full-window.css';

const UrgentMessages = onDemand(async () => (await import('../../features/messages/index.ts')).UrgentMessages);
const SettingsDrawer = onDemand(async () => (await import('./SettingsDrawer.tsx')).SettingsDrawer);
const MenuDrawer = onDemand(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);
const KeysHelp = onDemand(async () => (await import('./KeysHelp.tsx')).KeysHelp);

interface ShellProps {
  /** Where a redirection has led already, though the address bar may not show it yet. */
  path: string;
  routes: readonly Route[];
  match: Match | undefined;
  /** Shown in place of a screen: the page for an address that leads nowhere. */
  children: ReactNode;
}

/** The frame around every screen: menu, top bar, tags, and what the session needs while it lasts. */
export function Shell({ path, routes, match, children }: ShellProps) {
  const t = useWords();
  const mobile = useMobile();
  const { user, menu: entries, config } = useSession();
  const { tagsView, fixedHeader } = useSettings();
  const menu = useMenuOpen(mobile, path);
  const keys = useKeys();
  // Once opened it stays mounted: whatever unmounts cannot give the focus back.
  const [settingsOpen, setSettingsOpen] = useState<boolean>();
  const tree = useMemo(() => menuTree(entries, routes, t), [entries, routes, t]);
  const screen = match?.screen;
  const isFramed = screen?.fullWindow !== true;
  const search = useSearch();
  const trail = screen ? trailOf(tree, screen, routes, t, search) : [];
  useLiveSession();
  const urgent = useUrgent();
  const asksInLine = urgent.length > 0 && isFlownFrom(screen);
  useVisits(match, path, search, routes, user?.id);
  useTitle(screen && menuTitle(t, screen.title), user?.enterpriseInfo.name || t('common.product'));

  const sidebar = <Sidebar tree={tree} lit={screen && litFor(screen, routes)} collapsed={!menu.open && !mobile} onExpand={menu.toggle} />;
  const titleOf = ({ path: at, name }: Tag) => {
    const title = menuTitle(t, matchRoute(routes, at)?.screen.title ?? '');
    return name === undefined ? title : t('common.pair', { name: title, value: name });
  };
  return (
    <div
      className="shell"
      data-frame={isFramed ? 'all' : 'none'}
      data-menu={mobile ? 'drawer' : menu.open ? 'open' : 'closed'}
      data-tags={tagsView}
      data-fixed={fixedHeader}
      data-urgent={asksInLine}
    >
      <a className="skip-link" href="#screen">
        {t('shell.skip')}
      </a>
      {isFramed && mobile && (
        <MenuDrawer open={menu.open} onClose={menu.toggle}>
          {sidebar}
        </MenuDrawer>
      )}
      {isFramed && !mobile && <aside className="sidebar">{sidebar}</aside>}
      <div className="shell-main">
        {asksInLine && <UrgentMessages waiting={urgent} asLine />}
        {isFramed && (
          <header className="shell-header">
            <TopBar trail={trail} menuOpen={menu.open} onToggleMenu={menu.toggle} onSettings={() => setSettingsOpen(true)} />
            {tagsView && <TagsBar active={path} home={homeOf(config.edition)} titleOf={titleOf} />}
          </header>
        )}
        <main id="screen" tabIndex={-1} className="screen">
          {match ? <Outlet match={match} current={path} /> : children}
        </main>
      </div>
      <Dialogs />
      {urgent.length > 0 && !asksInLine && <UrgentMessages waiting={urgent} asLine={false} />}
      {settingsOpen !== undefined && <SettingsDrawer open={settingsOpen} onClose={() => setSettingsOpen(false)} />}
      {keys.helpOpen && <KeysHelp open onClose={keys.closeHelp} />}
    </div>
  );
}

/** A page in place of a screen has its own title, and sets it before this runs. */
function useTitle(title: string | undefined, enterprise: string): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title ? `${title} – ${enterprise}` : enterprise;
  }, [title, enterprise]);
}

/** Each screen one visits gets a tag; those of the last time come back, without what one may not see any more. */
function useVisits(match: Match | undefined, path: string, search: string, routes: readonly Route[], userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const affixed = routes.filter(({ screen, path: at }) => screen.affix && screen.paths[0] === at);
    const tags = affixed.map(({ screen, path: at }) => ({ path: at, search: '', screen: screen.key, pinned: false, affix: true }));
    restoreTags(userId, tags, (kept) => matchRoute(routes, kept) !== undefined);
  }, [userId, routes]);
  const screen: Screen | undefined = match?.screen;
  const visited = useEffectEvent(() => {
    if (!match || !screen) return;
    const { key, affix } = screen;
    dispatchTags({ kind: 'visit', tag: { path, search, screen: key, affix: affix === true, aliases: aliasesOf(match) } });
  });
  useEffect(() => visited(), [screen, path, search, routes]);
  const page = usePageName();
  useEffect(() => {
    if (page.path !== '') dispatchTags({ kind: 'name', ...page });
  }, [page]);
  useEffect(() => usePageMoved.subscribe(({ from, to }) => void dispatchTags({ kind: 'move', path: from, to })), []);
  useEffect(() => usePageDone.subscribe(({ path: done }) => void dispatchTags({ kind: 'close', path: done })), []);
}
