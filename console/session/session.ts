import { SESSION_ENDS, type SessionEnd } from '@skyhelm/contract/channels/global';
import type { PublicConfig } from '@skyhelm/contract/config';
import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Permission, PtzCode } from '@skyhelm/contract/permissions';
import type { UserInfo } from '@skyhelm/contract/session';
import { holds } from '@skyhelm/core/identity/permission';
import { create } from 'zustand';

interface SessionState {
  config: PublicConfig;
  user: UserInfo | undefined;
  menu: readonly MenuEntry[];
  permissions: readonly string[];
  unread: number;
  /** Why the last session of this page ended, for whoever stands before the login page; nothing where they asked for it. */
  farewell: Farewell | undefined;
}

/** Of a newer server the page may hear reasons that it does not know yet. */
export type Farewell = SessionEnd | 'unknown';

/** Until /config.json is read: what a private installation is. */
const NO_CONFIG: PublicConfig = { online: false, loginOnline: false, edition: 'enterprise', version: '', codesBy: [] };
const NOBODY = { farewell: undefined, user: undefined, menu: [], permissions: [], unread: 0 };

export const useSession = create<SessionState>()(() => ({ config: NO_CONFIG, ...NOBODY }));

/** What the server says of the user, and every button that came inside the menu tree. */
export function permissionsOf(user: Pick<UserInfo, 'permissions'>, menu: readonly MenuEntry[]): string[] {
  const buttons = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap((entry) => [...(entry.menuType === 'B' && entry.permission ? [entry.permission] : []), ...buttons(entry.children)]);
  return [...new Set([...user.permissions, ...buttons(menu)])];
}

export const beginSession = (user: UserInfo, menu: MenuEntry[]): void =>
  useSession.setState({ user, menu, permissions: permissionsOf(user, menu), unread: user.unreadMessages, farewell: undefined });

export const forgetSession = (): void => useSession.setState(NOBODY);

export const bidFarewell = (why: Farewell): void =>
  useSession.setState({ farewell: SESSION_ENDS.find((known) => known === why) ?? 'unknown' });

/** Outside of components; inside, `useHas` follows a change of rights. */
export const has = (permission: Permission): boolean => holds(useSession.getState().permissions, permission);

export const useHas = (permission: Permission): boolean => useSession((state) => holds(state.permissions, permission));

export const useHasPtz = (code: PtzCode): boolean => useSession((state) => state.user?.ptzPermissions.includes(code) ?? false);
