import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { Operation } from '@skyhelm/contract/operation-log';
import type { Actor } from './auth/actor.ts';
import type { Queryable } from './db/database.ts';

/** What a change leaves in the operation log. */
export interface LogEntry {
  operation: Operation;
  target?: { id?: string; name?: string };
  /** Facts a reader needs; never secrets, never whole records. */
  details?: Record<string, unknown>;
  /** Where nobody is signed in: whose log it belongs to and who is said to have acted. */
  enterpriseId?: EnterpriseId;
  actor?: { kind: 'user' | 'key' | 'system' | 'nobody'; id?: string; name: string };
}

/** What a refusal leaves there, unless one like it has just done so: `refusalLog` counts. */
export interface RefusedEntry extends LogEntry {
  /** What it is one of, where that is not the path. */
  countedAs?: string;
  /** How long one row stands for all, where that is not a minute. */
  windowMs?: number;
}

export interface LogOrigin {
  actor: Actor | undefined;
  ip: string;
  requestId: string;
  now: Date;
}

/** Port: appends to the tenant's chain inside the caller's transaction. */
export type WriteLog = (tx: Queryable, origin: LogOrigin, entries: readonly LogEntry[]) => Promise<void>;
