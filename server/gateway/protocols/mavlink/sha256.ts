import { createHash } from 'node:crypto';
import type { Sha256 } from '@skyhelm/core/mavlink/signing';

export const sha256: Sha256 = (...pieces) => {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
};
