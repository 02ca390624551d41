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
  /** Gives it up until it is revived. */
  rest(): void;
  /** A new connection at once, whatever became of the one before, and all attempts anew. */
  revive(): void;
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
  /** Counts connections: an address that comes after its own was given up is of no use. */
  let turn = 0;

  async function connect(): Promise<void> {
    const own = ++turn;
    try {
      const address = typeof url === 'function' ? await url() : url!;
      if (!over && own === turn) listen((socket = new WebSocket(address, protocol)));
    } catch {
      if (own !== turn) return;
      options.onError?.();
      onClose(NO_CONNECTION);
    }
  }

  function giveUp(): void {
    const before = socket;
    [socket, turn] = [undefined, turn + 1];
    clearTimeout(retry);
    close(before);
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
      if (over || !socket) return;
      giveUp();
      onClose(NO_CONNECTION);
    },
    rest() {
      if (over) return;
      giveUp();
      options.onClose?.(NO_CONNECTION);
    },
    revive() {
      if (over || !url) return;
      giveUp();
      left = attempts;
      options.onClose?.(NO_CONNECTION);
      void connect();
    },
    close() {
      over = true;
      clearTimeout(retry);
      close(socket);
    },
  };
}

/** A browser complains of one that is closed before it is open: that one closes as soon as it is. */
function close(socket: WebSocket | undefined): void {
  if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
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
