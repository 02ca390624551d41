import type { KeyOutcome } from '@skyhelm/contract/access-key-rules';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor } from '../auth/actor.ts';

/** What a caller may still ask for. */
export interface Allowance {
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
  /** This very call is one too many. */
  isOver: boolean;
}

/** Port: counts what callers ask for. Never waited for: a call must not take longer because it is counted. */
export interface CallMeter {
  /** Nothing for callers without a limit. */
  take(actor: Actor | undefined): Allowance | undefined;
  /** Whether they ask for too much of what costs the server dear; then, for how many seconds. */
  takeCostly(actor: Actor, endpoint: Endpoint): number | undefined;
  note(actor: Actor | undefined, endpoint: Endpoint, outcome: KeyOutcome): void;
}

/** One call within its caller's limits, with what came of it counted. */
export async function metered<T>(
  meter: CallMeter,
  actor: Actor | undefined,
  endpoint: Endpoint,
  reply: Pick<FastifyReply, 'header'>,
  work: () => Promise<T>,
): Promise<T> {
  const allowance = meter.take(actor);
  if (allowance) tell(reply, allowance);
  try {
    if (allowance?.isOver) throw tooMany(allowance.resetSeconds);
    const answer = await work();
    meter.note(actor, endpoint, 'done');
    return answer;
  } catch (error) {
    meter.note(actor, endpoint, outcomeOf(error));
    throw error;
  }
}

export const tooMany = (seconds: number): AppError => new AppError('request.tooMany', { count: seconds }, { retryAfterSeconds: seconds });

/** As draft-ietf-httpapi-ratelimit-headers has them. */
function tell(reply: Pick<FastifyReply, 'header'>, { limit, windowSeconds, remaining, resetSeconds }: Allowance): void {
  void reply.header('ratelimit-policy', `"calls";q=${limit};w=${windowSeconds}`);
  void reply.header('ratelimit', `"calls";r=${remaining};t=${resetSeconds}`);
}

function outcomeOf(error: unknown): KeyOutcome {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'request.tooMany') return 'limited';
  if (error.code === 'request.forbidden') return 'forbidden';
  return error.code.startsWith('input.') ? 'invalid' : 'refused';
}
