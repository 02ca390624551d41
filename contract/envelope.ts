import type { ErrorCode } from './codes.ts';

export const STATE = { failure: 0, success: 1, sessionExpired: 1000 } as const;

export interface FieldIssue {
  path: string;
  code: string;
  mes: string;
}

export type Envelope<T = unknown> =
  | { state: typeof STATE.success; mes: string; data: T }
  | { state: typeof STATE.failure; mes: string; code: ErrorCode; issues?: FieldIssue[]; data?: unknown }
  | { state: typeof STATE.sessionExpired; mes: string; code: 'session.expired' };
