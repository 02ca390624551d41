import type { PublicConfig } from '@skyhelm/contract/config';
import type { MenuEntry } from '@skyhelm/contract/menu-entry';
import type { Screen } from '@skyhelm/contract/screens';
import { holds } from '@skyhelm/core/identity/permission';

export interface Route {
  screen: Screen;
  path: string;
}
export interface Match extends Route {
  params: Record<string, string>;
}

/** Where the server's menu has a screen, for whom the catalogue gives a hidden one, and which are for this edition. */
export function routesOf(
  catalogue: readonly Screen[],
  menu: readonly MenuEntry[],
  permissions: readonly string[],
  { edition, online }: Pick<PublicConfig, 'edition' | 'online'>,
): Route[] {
  const inMenu = new Set(flat(menu).flatMap((entry) => (entry.menuType === 'C' ? [entry.component, entry.name] : [])));
  const granted = catalogue.filter((screen) => {
    if ((screen.edition && screen.edition !== edition) || (screen.onlineOnly && !online)) return false;
    if (screen.permission && !holds(permissions, screen.permission)) return false;
    return screen.hiddenUnder !== undefined || inMenu.has(screen.key);
  });
  return granted.flatMap((screen) => screen.paths.map((path) => ({ screen, path })));
}

export const flat = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...flat(entry.children)]);

/** `/device/rtk/:id`: a segment with a colon takes any value. */
function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index]!;
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = decoded(value);
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Half an escape sequence is an address somebody mistyped, not a fault of the console. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A fixed path wins over one with a parameter at the same place. */
export function match(routes: readonly Route[], path: string): Match | undefined {
  const found = routes.flatMap((route) => {
    const params = paramsOf(route.path, path);
    return params ? [{ ...route, params }] : [];
  });
  return found.toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

/** The other addresses of the page that one looks at. */
export function aliasesOf({ screen, path, params }: Match): string[] {
  if (screen.differsByPath) return [];
  const names = (pattern: string) =>
    pattern
      .split('/')
      .filter((segment) => segment.startsWith(':'))
      .join();
  const filled = (pattern: string) => pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  return screen.paths.filter((other) => other !== path && names(other) === names(path)).map(filled);
}

export const isKnown = (catalogue: readonly Screen[], path: string): boolean =>
  match(
    catalogue.flatMap((screen) => screen.paths.map((pattern) => ({ screen, path: pattern }))),
    path,
  ) !== undefined;
