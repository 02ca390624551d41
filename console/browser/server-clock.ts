import { onWake } from './sleep.ts';

/** Asked again so often that a clock which is set meanwhile is noticed. */
const ASK_EVERY_MS = 60_000;
/** An answer's own date is cut to the second: on average half of one has passed. */
const CUT_MS = 500;
/** Two answers of one clock differ by what was cut off and by how long they were on their way. */
const APART_MS = 2_000;

let ahead: number | undefined;
let followers = 0;
let endAsking: () => void = () => undefined;

/** Milliseconds since 1970 by the server's clock: that of the browser may be wrong by a day. */
export const serverNow = (): number => (ahead === undefined ? Date.now() : performance.now() + ahead);

/** What an answer says of the time at which it was made. One that was kept for later says nothing: it is older than what is known. */
export function noteServerTime({ headers }: Response): void {
  const next = aheadBy(headers);
  if (next !== undefined && (ahead === undefined || next - ahead > APART_MS)) ahead = next;
}

function aheadBy(headers: Headers): number | undefined {
  const at = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(at) ? undefined : at + CUT_MS - performance.now();
}

async function ask(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch('/config.json', { cache: 'no-store' }).catch(() => undefined);
  ahead = (answer && aheadBy(answer.headers)) ?? ahead;
}

const askNow = (): void => void ask();

/** Keeps the server's time while somebody looks at it. */
export function followServerClock(): () => void {
  if (followers++ === 0) begin();
  return () => {
    if (--followers === 0) endAsking();
  };
}

function begin(): void {
  askNow();
  const asking = setInterval(askNow, ASK_EVERY_MS);
  const endWaking = onWake(askNow);
  document.addEventListener('visibilitychange', askNow);
  endAsking = () => {
    clearInterval(asking);
    endWaking();
    document.removeEventListener('visibilitychange', askNow);
  };
}
