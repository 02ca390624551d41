import { isOtherBuild } from './other-build.ts';

const KEY = 'reloaded-at';
const ONCE_MS = 60_000;

/**
 * After an update the files of the old version are gone: a console that was open asks for one of them and gets none.
 * Loading the page anew brings the new version; once a minute at most, so that a real fault does not spin. Without a connection
 * there is nothing to load: whoever asked for the file says so.
 */
export function reloadOnUpdate(): void {
  addEventListener('vite:preloadError', () => void reloadIfUpdated());
}

async function reloadIfUpdated(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS || !(await isUpdated())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

const readPage = (): Promise<string | undefined> =>
  fetch('/', { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

async function isUpdated(): Promise<boolean> {
  const running = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].map(({ src }) => new URL(src).pathname);
  const page = await readPage();
  return page !== undefined && isOtherBuild(page, running);
}

/** Loads the page anew if there is one to be had; the browser's own page for a lost connection would have no way back. */
export async function reloadIfReachable(): Promise<boolean> {
  if ((await readPage()) === undefined) return false;
  location.reload();
  return true;
}
