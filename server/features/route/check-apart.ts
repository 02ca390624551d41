import type { Issue } from '@skyhelm/core/issue';
import { airspace } from '@skyhelm/core/plan/checks/airspace';
import type { Planned } from '@skyhelm/core/plan/checks/check';
import { checkRoute } from '@skyhelm/core/plan/checks/index';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { apart, type Limits } from '../../platform/threads/apart.ts';
import { inAir, isForbidding, namesAmong, type Air } from './route-verdict.ts';

const PROGRAM = new URL('./check.worker.ts', import.meta.url);
/** Ten thousand waypoints below a thousand zones take some seconds of an idle machine. */
const LIMITS = { memoryMb: 1_024, patienceMs: 60_000, tooMuch: 'route.checkTooMuch' } as const;
/** Whoever waits holds a connection to the database. */
const PLACES = { width: 2, room: 8, groupRoom: 4 };
/** Waypoints that are checked sooner than a thread has begun. */
export const SHORT = 300;

/** All rules, or those of the air alone. */
const RULES = { all: checkRoute, air: airspace };
export type Rules = keyof typeof RULES;

export const check = (rules: Rules, planned: Planned): Issue[] => RULES[rules](planned);

/** What is wrong with a route, found in a thread of its own where it is long: everybody else goes on being answered however many zones it leads through. */
export type CheckApart = (enterpriseId: string, rules: Rules, planned: Planned) => Promise<Issue[]>;

export function checkingApart(limits: Limits = LIMITS): CheckApart {
  const inTurn = fairTurnstile(PLACES);
  return async (enterpriseId, rules, planned) => {
    if (planned.route.waypoints.length <= SHORT) return check(rules, planned);
    const { zones } = planned.airspace.zones;
    // What is found by the index is found by one that the thread makes: functions stay here.
    const said = { rules, zones, planned: { ...planned, airspace: { ...planned.airspace, zones: undefined } } };
    return (await inTurn(enterpriseId, () => apart<{ issues: Issue[] }>(PROGRAM, said, [], limits))).issues;
  };
}

/** One for the whole server: whoever keeps routes and whoever sends them take turns. */
export const checkApart: CheckApart = checkingApart();

/** What is said of a route by the air alone. */
export const airAgainst = (enterpriseId: string, route: Route, air: Air, terrain: Terrain | undefined): Promise<Issue[]> =>
  checkApart(enterpriseId, 'air', inAir(route, air, terrain));

/** What forbids it, by name. */
export const zonesAgainst = async (...held: Parameters<typeof airAgainst>): Promise<string[]> =>
  namesAmong((await airAgainst(...held)).filter(isForbidding), held[2]);
