import { createHash } from 'node:crypto';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import { signatureCheck, timestampAt, type Sha256, type Signer } from '@skyhelm/core/mavlink/signing';

const sha256: Sha256 = (...pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};

/** Both halves of a link that has a key. */
export interface Signing {
  /** For the next frame: its time is always later than that of the last one. */
  signer(unixMs: number): Signer;
  isRight(frame: Frame): boolean;
}

export function signing(key: Uint8Array): Signing {
  const check = signatureCheck(sha256, key);
  let timestamp = 0;
  return {
    signer(unixMs) {
      timestamp = Math.max(timestamp + 1, timestampAt(unixMs));
      return { sha256, key, link: 0, timestamp };
    },
    isRight: (frame) => check(frame) === undefined,
  };
}
