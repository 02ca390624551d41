import { CALLS, type Calls, type Nature } from './calls.generated.ts';
import { listen, type Listen } from './listen.ts';
import { ConnectionLost, Refusal, type FieldIssue } from './refusal.ts';
import { requestOf } from './request.ts';

export interface Connection {
  /** Where the console is opened, such as https://fly.example.com. */
  address: string;
  accessKey: string;
  /** Of the sentences in refusals. */
  language?: 'zh' | 'en' | 'ru';
  /** How often a call is sent at most, the first time included; what is told to an aircraft once, whatever is said here. */
  attempts?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** For a change that a program takes up again after it was started anew; without it every call is its own. */
  idempotencyKey?: string;
}

export interface Skyhelm {
  call<N extends keyof Calls>(name: N, input: Calls[N]['input'], options?: CallOptions): Promise<Calls[N]['output']>;
  /** What a live channel tells, beginning with the answer to what is asked first. It ends by `signal`, or throws `ConnectionLost`. */
  listen: Listen;
}

const LONGEST_WAIT_SECONDS = 60;
const BUSY = 'request.tooMany';

/** `const sky = connect({ address, accessKey }); await sky.call('deviceFleet.getFleet', {});` */
export function connect({ address, accessKey, language = 'en', attempts = 4 }: Connection): Skyhelm {
  const base = address.replace(/\/$/, '');

  async function call<N extends keyof Calls>(
    name: N,
    input: Calls[N]['input'],
    { signal, idempotencyKey = newKey() }: CallOptions = {},
  ): Promise<Calls[N]['output']> {
    const [, , nature] = CALLS[name];
    const request = requestOf(CALLS[name], input);
    const repeatable = nature === 'read' ? {} : { 'Idempotency-Key': idempotencyKey };
    const headers = { ...request.headers, ...repeatable, AK: accessKey, 'Accept-Language': language };
    for (let attempt = 1; ; attempt++) {
      try {
        const init = { ...request, headers, redirect: 'error' as const, signal: signal ?? null };
        return (await answerOf(await reach(`${base}/fcms${request.path}`, init))) as Calls[N]['output'];
      } catch (error) {
        const waitMs = attempt < attempts ? pauseAfter(error, attempt, nature) : undefined;
        if (waitMs === undefined || signal?.aborted) throw error;
        await pause(waitMs, signal);
      }
    }
  }

  const ticketFor = async (signal?: AbortSignal) => (await call('session.socketTicket', {}, signal && { signal })).ticket;
  return { call, listen: (path, first, options) => listen(base.replace(/^http/, 'ws'), ticketFor, path, first, options) };
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ConnectionLost('the server cannot be reached', undefined, { cause: error });
  }
}

interface Envelope {
  state: number;
  mes: string;
  data?: unknown;
  code: string;
  issues?: FieldIssue[];
}

async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  // A file may be JSON itself, as a route is: it comes as an attachment.
  const isFile = response.headers.get('content-disposition') !== null;
  if (!response.ok || (!isFile && !isJson)) {
    await response.body?.cancel();
    throw new ConnectionLost(`the server answered with ${response.status}`, response.status);
  }
  if (isFile) return response.blob();
  const answer = (await response.json()) as Envelope;
  if (answer.state === 1) return answer.data;
  throw new Refusal(answer, Number(response.headers.get('retry-after')) || undefined);
}

/** Undefined where a second try would be wrong: it would do no better, or nobody knows what it would do twice. */
function pauseAfter(error: unknown, attempt: number, nature: Nature): number | undefined {
  if (nature === 'order') return undefined;
  if (error instanceof Refusal) {
    const { code, retryAfterSeconds = LONGEST_WAIT_SECONDS } = error;
    return code === BUSY && retryAfterSeconds <= LONGEST_WAIT_SECONDS ? retryAfterSeconds * 1000 : undefined;
  }
  return error instanceof ConnectionLost && nature !== 'once' ? 500 * 2 ** (attempt - 1) : undefined;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/** `crypto.randomUUID` is not there in pages without TLS. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
