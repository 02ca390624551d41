/** A page of this console to go to after login. An address on another site would make our login page a lure. */
export function safeRedirect(wanted: string | null | undefined, otherwise: string): string {
  if (!wanted || !wanted.startsWith('/')) return otherwise;
  try {
    const origin = 'https://console.invalid';
    const address = new URL(wanted, origin);
    const path = `${address.pathname}${address.search}${address.hash}`;
    return address.origin === origin && !path.startsWith('//') && !/^\/login(\/|\?|#|$)/.test(path) ? path : otherwise;
  } catch {
    return otherwise;
  }
}

export const loginAddress = (returnTo: string): string => (returnTo === '/' ? '/login' : `/login?redirect=${encodeURIComponent(returnTo)}`);
