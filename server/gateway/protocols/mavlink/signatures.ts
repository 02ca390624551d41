import type { Frame } from '@skyhelm/core/mavlink/frame';
import { signatureCheck, type SignatureFault } from '@skyhelm/core/mavlink/signing';
import { sha256 } from './sha256.ts';

/** Keeps out what a device with a key did not sign, and remembers why. */
export interface Signatures {
  admits(frame: Frame, key: Uint8Array | undefined): boolean;
  trouble(): SignatureFault[];
}

export function signatures(): Signatures {
  const faults = new Set<SignatureFault>();
  let key: Uint8Array | undefined;
  let check: ReturnType<typeof signatureCheck> | undefined;
  return {
    admits(frame, given) {
      if (given !== key) {
        key = given;
        check = given && signatureCheck(sha256, given);
        faults.clear();
      }
      const fault = check?.(frame);
      if (fault) faults.add(fault);
      return fault === undefined;
    },
    trouble: () => [...faults],
  };
}
