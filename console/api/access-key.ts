const NAME = 'AK';

/** An access key in the page's address, and the address without it. */
export function withoutAccessKey(address: URL): { accessKey: string | undefined; rest: string } {
  const rest = new URL(address);
  let accessKey: string | undefined;
  for (const [name, value] of address.searchParams) {
    if (name.toUpperCase() !== NAME) continue;
    accessKey = value || accessKey;
    rest.searchParams.delete(name);
  }
  return { accessKey, rest: `${rest.pathname}${rest.search}${rest.hash}` };
}

let accessKey: string | undefined;

/**
 * Run before anything else reads the address: a key left standing there goes into bookmarks, screenshots and histories.
 * It lives as long as the tab.
 */
export function takeAccessKey(): void {
  const found = withoutAccessKey(new URL(location.href));
  if (found.accessKey !== undefined) {
    history.replaceState(history.state, '', found.rest);
    sessionStorage.setItem(NAME, found.accessKey);
  }
  accessKey = sessionStorage.getItem(NAME) ?? undefined;
}

export const currentAccessKey = (): string | undefined => accessKey;

export function dropAccessKey(): void {
  accessKey = undefined;
  sessionStorage.removeItem(NAME);
}
