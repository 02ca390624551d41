const KEY = 'reloaded-at';
const ONCE_MS = 60_000;

/**
 * After an update the files of the old version are gone: a console that was open asks for one of them and gets none.
 * Loading the page anew brings the new version; once a minute at most, so that a real fault does not spin.
 */
export function reloadOnUpdate(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
