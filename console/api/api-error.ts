import type { ErrorCode } from '@skyhelm/contract/codes';
import type { FieldIssue } from '@skyhelm/contract/envelope';

/** The server refused (state 0). `mes` is written in the reader's language already. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: { mes: string; code: ErrorCode; issues?: FieldIssue[]; data?: unknown }, retryAfterSeconds?: number) {
    super(refusal.mes);
    this.name = 'ApiError';
    this.code = refusal.code;
    this.issues = refusal.issues ?? [];
    this.data = refusal.data;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** State 1000: whoever called need not do anything, the whole console goes to the login page. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
}

/** No answer, or none that can be read. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
}

export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
