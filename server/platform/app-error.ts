import type { ErrorCode } from '@skyhelm/contract/codes';
import type { FieldIssue } from '@skyhelm/contract/envelope';
import type { RefusedEntry } from './operation-record.ts';

/** A refused request: a stable code with parameters. Words are made from it in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: Record<string, string | number>;
  readonly extra: { issues?: FieldIssue[]; data?: unknown; record?: RefusedEntry; retryAfterSeconds?: number };

  constructor(code: ErrorCode, params: AppError['params'] = {}, extra: AppError['extra'] = {}) {
    super(code);
    this.code = code;
    this.params = params;
    this.extra = extra;
  }
}

/** `record` is written although the request's own transaction is rolled back. */
export const refuse = (code: ErrorCode, params?: AppError['params'], extra?: AppError['extra']): never => {
  throw new AppError(code, params, extra);
};
