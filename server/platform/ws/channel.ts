import type { SessionEnd } from '@skyhelm/contract/channels/global';
import type { Permission } from '@skyhelm/contract/permissions';
import type { Actor } from '../auth/actor.ts';

/** What a channel may do with one open socket. */
export interface ChannelSocket {
  readonly actor: Actor;
  /** The subprotocol that was agreed on, if the client asked for one. */
  readonly protocol: string | undefined;
  /** Sent and not yet taken by the other end. */
  readonly waitingBytes: number;
  send(message: object): void;
  /** The same for what has been put into words already, or needs none. */
  sendRaw(message: string | Uint8Array): void;
  /** Whether their session or key stands at this moment; whoever may not listen any more is sent away. */
  isStillHere(): Promise<boolean>;
  /** Says that the session or the key is over, and closes. */
  sendAway(why?: SessionEnd): void;
}

export interface ChannelEnd {
  /** Runs once, as soon as the socket is open. */
  ready?(): void | Promise<void>;
  /** JSON that the client sent, of any shape; keepalives are answered before it. Left out where there is nothing to ask for. */
  onMessage?(message: unknown): void | Promise<void>;
  onClose(): void;
}

/** A socket address and what happens there. A new one is a file with one of these and a line in `server/features/index.ts`. */
export interface Channel {
  path: string;
  /** Without it, whoever is signed in or holds an access key may listen. */
  permission?: Permission;
  /** Subprotocols it speaks beside plain JSON. A client that asks for another one is of another version. */
  protocols?: readonly string[];
  open(socket: ChannelSocket): ChannelEnd;
}

/** Codes 4000 to 4999 are ours: the session is over, there is no such version, nothing was heard. */
export const CLOSE = {
  goingAway: 1001,
  binary: 1003,
  garbage: 1007,
  tooFast: 1008,
  failed: 1011,
  sessionOver: 4401,
  version: 4406,
  silent: 4408,
} as const;

export interface SocketLimits {
  /** Bytes in one message. */
  messageBytes: number;
  messagesPerSecond: number;
  /** Without any message for so long, the other end is taken for dead. Browsers wake a hidden tab once a minute only. */
  silentMs: number;
  /** How often it is asked whether those who listen still may, whatever they send: their time runs out without a word from anybody. */
  verifyEveryMs: number;
  /** Bytes not yet taken by a slow reader. */
  waitingBytes: number;
  /** Sockets of one user or access key. */
  perActor: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messageBytes: 64 * 1024,
  messagesPerSecond: 50,
  silentMs: 75_000,
  verifyEveryMs: 4_000,
  waitingBytes: 1024 * 1024,
  perActor: 50,
};
