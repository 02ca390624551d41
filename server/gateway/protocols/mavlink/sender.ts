import { encode, type Amend } from '@skyhelm/core/mavlink/encode';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { timestampAt, type Signer } from '@skyhelm/core/mavlink/signing';
import type { Remote } from '../../transports/transport.ts';
import { sha256 } from './sha256.ts';

/** What ground stations call themselves. */
export const OURSELVES = { system: 255, component: 190 } as const;

/** Sends to one remote, each frame with the next number. */
export interface Sender {
  send<N extends MessageName>(name: N, message: Partial<Message<N>>, key: Uint8Array | undefined, amend?: Amend): void;
}

/**
 * Each frame that we sign is later than all before it, or it would be taken for a recording: two within one tick, those on another way to the same
 * vehicle, and those after the clock on the wall was set back.
 */
export function signingClock(wall: () => number): () => number {
  let stamp = 0;
  return () => (stamp = Math.max(stamp + 1, timestampAt(wall())));
}

export function sender(remote: Remote, nextStamp: () => number): Sender {
  let sequence = 0;
  const signer = (key: Uint8Array): Signer => ({ sha256, key, link: 0, timestamp: nextStamp() });

  return {
    send(name, message, key, amend) {
      remote.send(encode(name, message, { ...OURSELVES, sequence }, key && signer(key), amend));
      sequence = (sequence + 1) % 256;
    },
  };
}
