import type { ErrorCode } from '@skyhelm/contract/codes';
import { refuse } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { TaskRow } from './task-access.store.ts';
import { stepsSince } from './task.store.ts';

interface Done {
  code: ErrorCode;
  /** It has not been undone since. */
  holds(row: TaskRow): boolean;
}

const isAsked = ({ approval }: TaskRow): boolean => approval === 'pending' || approval === 'approved';
const SUBMITTED: Done = { code: 'task.submittedAlready', holds: isAsked };
const DONE = {
  submit: SUBMITTED,
  post: SUBMITTED,
  release: { code: 'task.releasedAlready', holds: ({ status }) => status !== 'unpublished' && status !== 'deleted' },
} as const satisfies Record<string, Done>;

export type Repeatable = keyof typeof DONE;

/** Pressed twice it was done by the first: whoever pressed would take it for the work of somebody else, and look for what they have changed. */
export async function refuseDone(db: Queryable, row: TaskRow, version: number, action: Repeatable): Promise<void> {
  const { code, holds }: Done = DONE[action];
  if (row.version <= version || !holds(row)) return;
  const [first] = await stepsSince(db, row, version);
  if (first === action) refuse(code);
}
