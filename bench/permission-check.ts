import { refusalOf } from '@skyhelm/contract/admission';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import { PERMISSIONS } from '@skyhelm/contract/permissions';
import { median, type Row } from './report.ts';

const CALLS = 2_000_000;
const ROUNDS = 7;
const GOAL_MICROSECONDS = 5;

/** What a session holds: as many as a large product will have, everything by one word, or nothing. */
const HELD: Record<string, readonly string[]> = {
  '80 permissions': [...Array.from({ length: 80 - PERMISSIONS.length }, (_, index) => `noun${index}:query`), ...PERMISSIONS],
  everything: ['*:*:*'],
  nothing: [],
};

const guarded = Object.values(ENDPOINTS).flatMap((endpoints) =>
  Object.values(endpoints).flatMap((endpoint) =>
    endpoint.access.kind === 'permission' ? [{ endpoint, permission: endpoint.access.permission }] : [],
  ),
);

/** The check that the server makes before each call, beside a look into a set. Every call that takes a permission has its turn. */
export async function permissionCheck(): Promise<Row[]> {
  return Object.entries(HELD).map(([who, permissions]) => {
    const actor = { kind: 'user', mustChangePassword: false, permissions } as const;
    const set = new Set(permissions);
    const wanted = permissions.length === 0 ? 0 : CALLS;
    const rounds = Array.from({ length: ROUNDS }, () => ({
      ours: microsecondsOf(wanted, ({ endpoint }) => refusalOf(endpoint, actor) === undefined),
      baseline: microsecondsOf(undefined, ({ permission }) => set.has(permission)),
    }));
    const ours = median(rounds.map((round) => round.ours));
    return {
      bench: 'permission-check',
      what: `held: ${who}`,
      ours,
      baseline: median(rounds.map((round) => round.baseline)),
      unit: 'µs',
      goal: `under ${GOAL_MICROSECONDS} µs`,
      met: ours < GOAL_MICROSECONDS,
    };
  });
}

/** Fails when other answers come out than are known: a check that is wrong is fast in vain. */
function microsecondsOf(wanted: number | undefined, check: (asked: { endpoint: Endpoint; permission: string }) => boolean): number {
  let granted = 0;
  const before = performance.now();
  for (let call = 0; call < CALLS; call++) if (check(guarded[call % guarded.length]!)) granted += 1;
  const took = performance.now() - before;
  if (wanted !== undefined && granted !== wanted) throw new Error(`${granted} of ${CALLS} calls were let in, not ${wanted}`);
  return (took * 1000) / CALLS;
}
