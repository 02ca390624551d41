import type { ErrorCode } from '@skyhelm/contract/codes';
import { DatabaseError } from 'pg';
import { AppError } from '../app-error.ts';

/** Lets the database find a duplicate, which two requests at once cannot slip past, and says it as a refusal. */
export async function refuseViolation<T>(query: PromiseLike<T>, constraint: string, code: ErrorCode): Promise<T> {
  try {
    return await query;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof DatabaseError && cause.constraint === constraint) throw new AppError(code);
    throw error;
  }
}
