import type { LaidOut } from '@skyhelm/core/plan/pattern/laid-out';
import type { Route } from '@skyhelm/core/plan/route';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { apart, type Limits } from '../../platform/threads/apart.ts';

const PROGRAM = new URL('./lay-out.worker.ts', import.meta.url);
/** A hundred square kilometres take a third of a second of an idle machine the first time. */
const LIMITS = { memoryMb: 512, patienceMs: 60_000, tooMuch: 'route.patternTooMuch' } as const;
/** Parts of one area that was split are saved together. */
const PLACES = { width: 2, room: 128, groupRoom: 32 };

export type PatternIssues = Pick<LaidOut, 'issues'>;

/** Whether waypoints can be laid out from the pattern of a route, found in a thread of its own: everybody else goes on being answered however large it is. */
export type LayOutApart = (enterpriseId: string, route: Route) => Promise<PatternIssues | undefined>;

export function layingApart(limits: Limits = LIMITS): LayOutApart {
  const inTurn = fairTurnstile(PLACES);
  return async (enterpriseId, { pattern, ...rest }) => {
    if (!pattern) return undefined;
    const route: Route = { ...rest, pattern: null, waypoints: [] };
    return inTurn(enterpriseId, () => apart<PatternIssues>(PROGRAM, { pattern, route }, [], limits));
  };
}
