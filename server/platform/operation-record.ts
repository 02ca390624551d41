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

export interface LogOrigin {
  actor: Actor | undefined;
  ip: string;
  requestId: string;
  now: Date;
}

/** Port: appends to the tenant's chain inside the caller's transaction. */
export type WriteLog = (tx: Queryable, origin: LogOrigin, entries: readonly LogEntry[]) => Promise<void>;
