import { ERROR_CODES } from '@skyhelm/contract/codes';

const OURS: ReadonlySet<unknown> = new Set(ERROR_CODES);
/** `ECONNREFUSED`, `ERR_HTTP2_STREAM_ERROR`, `CERT_HAS_EXPIRED`. */
const OF_THE_SYSTEM = /^(?:E[A-Z0-9]{3,40}|[A-Z]{2,20}(?:_[A-Z0-9]{1,20}){1,8})$/;
/** Exit codes, HTTP statuses, close codes of sockets. What people type to sign in are strings. */
const LARGEST_NUMBER = 9_999;

/** Whether a value named `code` says what went wrong. Verification and recovery codes have the same name and stay out of logs. */
export function isErrorCode(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= LARGEST_NUMBER;
  return OURS.has(value) || (typeof value === 'string' && OF_THE_SYSTEM.test(value));
}
