import { t } from '../words/words.ts';

export interface SocketOptions {
  /** Where to; a function is asked anew before each attempt, for addresses that work once. */
  url: string | undefined | (() => Promise<string>);
  /** What is spoken beside plain text, where the server has more to offer. */
  protocol?: string;
  /** How often to try again; counted anew from each message that arrives. */
  attempts: number;
  onOpen?(): void;
  /** Text that starts with a brace as what it says in JSON, anything else as it came, bytes as an ArrayBuffer. */
  onMessage?(message: unknown): void;
  onError?(): void;
  onClose?(code: number): void;
  onMissingUrl?(): void;
}

export interface Socket {
  /** Lost when the socket is not open: whoever needs it waits for onOpen. */
  send(message: object | string): void;
  /** Gives up a connection that is open by name only, and tries again. */
  renew(): void;
  /** For good: no attempt follows. */
  close(): void;
}

export const RETRY_MS = 5_000;
const NO_CONNECTION = 1006;

/** A socket that comes back by itself. */
export function openSocket(options: SocketOptions): Socket {
  const { url, attempts, protocol } = options;
  let left = attempts;
  let over = false;
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    try {
      const address = typeof url === 'function' ? await url() : url!;
      if (!over) listen((socket = new WebSocket(address, protocol)));
    } catch {
      options.onError?.();
      onClose(NO_CONNECTION);
    }
  }

  function listen(opened: WebSocket): void {
    opened.binaryType = 'arraybuffer';
    const isGivenUp = () => opened !== socket;
    opened.addEventListener('open', () => (over || isGivenUp() ? opened.close() : options.onOpen?.()));
    opened.addEventListener('error', () => !over && !isGivenUp() && options.onError?.());
    opened.addEventListener('close', ({ code }) => isGivenUp() || onClose(code));
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (over || isGivenUp()) return;
      left = attempts;
      options.onMessage?.(parse(data));
    });
  }

  function onClose(code: number): void {
    if (over) return;
    options.onClose?.(code);
    if (over || left <= 0) return;
    left--;
    retry = setTimeout(() => void connect(), RETRY_MS);
  }

  if (url) void connect();
  else (options.onMissingUrl ?? alertMissingUrl)();

  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    renew() {
      const before = socket;
      if (over || !before) return;
      socket = undefined;
      // One that nobody answers takes minutes to close.
      before.close();
      onClose(NO_CONNECTION);
    },
    close() {
      over = true;
      clearTimeout(retry);
      // A browser complains of one that is closed before it is open: that one closes as soon as it is.
      if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
    },
  };
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string' || !data.startsWith('{')) return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
}

const alertMissingUrl = (): void => window.alert(t('common.socketUrlMissing'));
