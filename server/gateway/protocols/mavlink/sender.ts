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

export function sender(remote: Remote, wall: () => number): Sender {
  let sequence = 0;
  let stamp = 0;

  /** Two frames within one tick of the signing clock still differ, or the second one would be taken for a recording. */
  function signer(key: Uint8Array): Signer {
    stamp = Math.max(stamp + 1, timestampAt(wall()));
    return { sha256, key, link: 0, timestamp: stamp };
  }

  return {
    send(name, message, key, amend) {
      remote.send(encode(name, message, { ...OURSELVES, sequence }, key && signer(key), amend));
      sequence = (sequence + 1) % 256;
    },
  };
}
