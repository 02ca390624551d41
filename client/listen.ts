import { ConnectionLost } from './refusal.ts';

export interface ListenOptions {
  signal?: AbortSignal;
}

export type Listen = <Message = Record<string, unknown>>(path: string, first: object, options?: ListenOptions) => AsyncGenerator<Message>;

/** The server closes whoever is silent for 75 seconds. */
const HEARTBEAT_MS = 20_000;
const HEARTBEAT = JSON.stringify({ code: 1 });

/** One socket from its ticket to its end. A program that has to go on listening calls it again, and gets a new snapshot first. */
export async function* listen<Message>(
  base: string,
  ticketFor: (signal?: AbortSignal) => Promise<string>,
  path: string,
  first: object,
  { signal }: ListenOptions = {},
): AsyncGenerator<Message> {
  const socket = new WebSocket(`${base}${path}?ticket=${encodeURIComponent(await ticketFor(signal))}`);
  const told: Message[] = [];
  let ended: { code: number } | undefined;
  let wake: () => void = () => undefined;
  const beat = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(HEARTBEAT), HEARTBEAT_MS);
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    const message = JSON.parse(String(data)) as Message & { code?: number };
    if (message.code !== 1) told.push(message);
    wake();
  });
  socket.addEventListener('close', ({ code }) => {
    ended = { code };
    wake();
  });
  const stop = () => socket.close();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    for (;;) {
      yield* told.splice(0);
      if (signal?.aborted) return;
      // What came while its reader was at something else, the last words before the end above all.
      if (told.length > 0) continue;
      if (ended) throw new ConnectionLost(`the channel ${path} was closed with ${ended.code}`, ended.code);
      await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    clearInterval(beat);
    signal?.removeEventListener('abort', stop);
    socket.close();
  }
}
