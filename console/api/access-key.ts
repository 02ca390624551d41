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
  const behindHash = address.hash.slice(1).split('&');
  const others = behindHash.filter((part) => {
    // Read as what stands behind `?` is: a `%` that means nothing is no reason to leave a secret where it is.
    const [[name, value] = ['', '']] = new URLSearchParams(part);
    if (name.toUpperCase() !== NAME) return true;
    accessKey = value || accessKey;
    return false;
  });
  if (others.length < behindHash.length) rest.hash = others.join('&');
  return { accessKey, rest: `${rest.pathname}${rest.search}${rest.hash}` };
}

let handedIn: string | undefined;
let keySession: string | undefined;

function takenOutOfAddress(): string | undefined {
  const { accessKey, rest } = withoutAccessKey(new URL(location.href));
  if (accessKey !== undefined) history.replaceState(history.state, '', rest);
  return accessKey;
}

/**
 * Run before anything else reads the address: a key left standing there goes into bookmarks, screenshots and every entry that the page adds to the history. It is
 * handed in once; only the session that the server gives for it outlives a reload, and no tab but this one has it.
 */
export function takeAccessKey(): void {
  const accessKey = takenOutOfAddress();
  if (accessKey === undefined) keySession = sessionStorage.getItem(KEPT) ?? undefined;
  else handInAccessKey(accessKey);
  // Consoles before this one kept the key itself.
  sessionStorage.removeItem(NAME);
}

/** An address that differs from that of the open page only behind `#` loads nothing: the key would stand there, and the page go on as whoever it was. */
export const hearAccessKey = (come: (accessKey: string) => void): void =>
  addEventListener('hashchange', () => {
    const accessKey = takenOutOfAddress();
    if (accessKey !== undefined) come(accessKey);
  });

/** Whoever this tab was it is no longer, also after a reload. Answers with the session that it had of another key. */
export function handInAccessKey(accessKey: string): string | undefined {
  const before = keySession;
  handedIn = accessKey;
  keySession = undefined;
  sessionStorage.removeItem(KEPT);
  return before;
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
