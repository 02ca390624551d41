import { isErrorCode } from './error-code.ts';

/** Parts of a name that give it away, wherever they stand in it. */
const SECRET_PART = /password|token|secret|authorization|cookie|credential|accesskey|idnumber|passportnumber/;
/** Names that are secret as a whole only: `country code` is not one, `code` may well be. */
const SECRET_NAMES = new Set(['ak', 'code', 'codes', 'verificationcode', 'recoverycodes', 'totp', 'ticket']);
const DEEPEST = 6;
const LONGEST_TEXT = 2_000;
/** As long as the longest list a call may bring: the operation log keeps all of it. */
const LONGEST_LIST = 1_000;
/** Characters that a terminal or a viewer obeys instead of showing. JSON itself escapes those below U+0020. */
const OBEYED = /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const REMOVED = '[removed]';

export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return SECRET_NAMES.has(plain) || SECRET_PART.test(plain);
}

/** A failure is useless to an operator without its code. */
const isSecret = (name: string, value: unknown): boolean => isSecretName(name) && !(name === 'code' && isErrorCode(value));

/** A copy without secrets, of bounded size, that holds plain values only. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return harmless(value);
  if (value === null || typeof value !== 'object') return typeof value === 'bigint' ? String(value) : value;
  if (value instanceof Error) return errorFacts(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [harmless(name), isSecret(name, item) ? REMOVED : redact(item, depth + 1)]),
  );
}

const harmless = (text: string): string => text.slice(0, LONGEST_TEXT).replace(OBEYED, '\ufffd');

/** The facts of a failure. Drivers put the values of a failed query into message and detail: those stay behind. */
function errorFacts(error: Error & { code?: unknown; query?: unknown }, depth: number): Record<string, unknown> {
  const { name, code, cause } = error;
  return {
    type: name,
    message: errorMessage(error),
    ...(typeof code === 'string' && { errorCode: harmless(code) }),
    ...(typeof code === 'number' && { errorCode: code }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(cause instanceof Error && depth < DEEPEST && { cause: errorFacts(cause, depth + 1) }),
  };
}

export const errorMessage = (error: Error & { query?: unknown }): string =>
  harmless(typeof error.query === 'string' ? `Failed query: ${error.query}` : error.message);
