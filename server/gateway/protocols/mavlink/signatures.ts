import type { Frame } from '@skyhelm/core/mavlink/frame';
import { signatureCheck, timestampAt, type SignatureFault } from '@skyhelm/core/mavlink/signing';
import { sha256 } from './sha256.ts';

/** Keeps out what a device with a key did not sign, and remembers why. */
export interface Signatures {
  admits(frame: Frame, key: Uint8Array | undefined): boolean;
  trouble(): SignatureFault[];
}

export function signatures(wall: () => number): Signatures {
  const faults = new Set<SignatureFault>();
  let key: Uint8Array | undefined;
  let check: ReturnType<typeof signatureCheck> | undefined;

  /** The registry hands out a new copy of the same key whenever the device was edited: what was heard before is still known. */
  function take(given: Uint8Array | undefined): void {
    const isSame = key !== undefined && given !== undefined && Buffer.compare(key, given) === 0;
    key = given;
    if (isSame) return;
    check = given && signatureCheck(sha256, given, () => timestampAt(wall()));
    faults.clear();
  }

  return {
    admits(frame, given) {
      if (given !== key) take(given);
      const fault = check?.(frame);
      if (fault) faults.add(fault);
      return fault === undefined;
    },
    trouble: () => [...faults],
  };
}
