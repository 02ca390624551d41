const NAME = 'AK';
const KEPT = 'key-session';

/** An access key in the page's address, be it behind `?` or behind `#`, and the address without it. */
export function withoutAccessKey(address: URL): { accessKey: string | undefined; rest: string } {
  const rest = new URL(address);
  let accessKey: string | undefined;
  for (const [name, value] of address.searchParams) {
    if (name.toUpperCase() !== NAME) continue;
    accessKey = value || accessKey;
    rest.searchParams.delete(name);
  }
  const inFragment = /^#AK=([^&]*)$/i.exec(address.hash);
  if (inFragment) {
    accessKey = decodeURIComponent(inFragment[1]!) || accessKey;
    rest.hash = '';
  }
  return { accessKey, rest: `${rest.pathname}${rest.search}${rest.hash}` };
}

let handedIn: string | undefined;
let keySession: string | undefined;

/**
 * Run before anything else reads the address: a key left standing there goes into bookmarks, screenshots and histories. It is
 * handed in once; only the session that the server gives for it outlives a reload, and no tab but this one has it.
 */
export function takeAccessKey(): void {
  const found = withoutAccessKey(new URL(location.href));
  if (found.accessKey !== undefined) history.replaceState(history.state, '', found.rest);
  handedIn = found.accessKey;
  keySession = found.accessKey === undefined ? (sessionStorage.getItem(KEPT) ?? undefined) : undefined;
  // Consoles before this one kept the key itself.
  sessionStorage.removeItem(NAME);
}

/** Whether this page acts as a key and not as whoever is signed in with this browser. */
export const actsAsKey = (): boolean => handedIn !== undefined || keySession !== undefined;

/** What is sent in the header AK. */
export const currentKeySession = (): string | undefined => keySession;

/** Exchanges what stood in the address. Whatever comes of it, the key is not kept. */
export async function exchangeAccessKey(open: (accessKey: string) => Promise<{ token: string }>): Promise<void> {
  if (handedIn === undefined) return;
  const accessKey = handedIn;
  try {
    const { token } = await open(accessKey);
    keySession = token;
    sessionStorage.setItem(KEPT, token);
  } finally {
    handedIn = undefined;
  }
}

export function dropKeySession(): void {
  handedIn = undefined;
  keySession = undefined;
  sessionStorage.removeItem(KEPT);
}
