/** Asked again so often that a clock which is set meanwhile is noticed. */
const ASK_EVERY_MS = 60_000;

let ahead: number | undefined;
let followers = 0;
let asking: ReturnType<typeof setInterval> | undefined;

/** Milliseconds since 1970 by the server's clock: that of the browser may be wrong by a day. */
export const serverNow = (): number => (ahead === undefined ? Date.now() : performance.now() + ahead);

/** The answer's own date is cut to the second: on average half of one has passed. */
async function ask(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
  const at = Date.parse(answer?.headers.get('date') ?? '');
  if (!Number.isNaN(at)) ahead = at + 500 - performance.now();
}

const askNow = (): void => void ask();

/** Keeps the server's time while somebody looks at it. */
export function followServerClock(): () => void {
  if (followers++ === 0) {
    askNow();
    asking = setInterval(askNow, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', askNow);
  }
  return () => {
    if (--followers > 0) return;
    clearInterval(asking);
    document.removeEventListener('visibilitychange', askNow);
  };
}
