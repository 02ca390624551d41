import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

/** Everything derived from the installation's secret key. */
export interface Secrets {
  /** Keyed hash for short secrets (codes) and chains: useless without the key, unlike a plain hash. */
  sign(purpose: string, text: string): string;
  seal(purpose: string, text: string): string;
  unseal(purpose: string, sealed: string): string;
}

export function secretsFrom(key: Buffer): Secrets {
  /** As objects: bytes would be made into one again for each signature, which takes longer than signing. */
  const derived = new Map<string, KeyObject>();
  const keyFor = (purpose: string): KeyObject => {
    const known = derived.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', key, 'skyhelm', purpose, 32)));
    derived.set(purpose, known);
    return known;
  };
  return {
    sign: (purpose, text) =>
      createHmac('sha256', keyFor(`sign ${purpose}`))
        .update(text)
        .digest('base64url'),
    seal(purpose, text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(`seal ${purpose}`), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** 128 bits and more, opaque: nothing can be read from a token but that it is known. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Tokens carry their own entropy, so a plain hash is enough to make a stolen table useless. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

export function sameText(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
}
