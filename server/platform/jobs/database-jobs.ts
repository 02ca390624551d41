import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { claimDue, deleteJob, failRun, finishRun, nextMoment, pullBack, renewClaim, saveJob, type Claim } from './job.store.ts';
import type { Jobs, JobTally, Lane, Work } from './jobs.ts';
import { nextRun, retryAfterMs } from './job-times.ts';

const LEASE_MS = 60_000;
/** Another server, or a transaction that committed late, may have brought a timer this one has not heard of. */
const LOOK_AT_LEAST_EVERY_MS = 2_000;
/** Another server's clock may have been ahead as well. */
const PULL_BACK_EVERY_MS = 60_000;
/** Each lane has places of its own. */
const AT_ONCE: Record<Lane, number> = { short: 4, long: 4 };
const ERROR_MAX = 500;

export interface DatabaseJobs extends Jobs {
  /** Runs what is due and waits for it: for tests, which move the clock by hand. */
  runDue(): Promise<void>;
}

/** Timers in the table `job`, shared by every server on that database. */
export function databaseJobs({ db }: Pick<Database, 'db'>, clock: Clock, log: Pick<Logger, 'error' | 'warn'>): DatabaseJobs {
  const works = new Map<string, { work: Work; lane: Lane }>();
  const tallies = new Map<string, JobTally>();
  const running = new Map<string, { claim: Claim; done: Promise<void> }>();
  /** Their outcome is being saved: a lease renewed meanwhile would no longer be the one they are known by, and they would run again. */
  const ending = new Set<Claim>();
  let renewing: Promise<void> = Promise.resolve();
  let passing: Promise<number> | undefined;
  let lookedBack = { at: new Date(8.64e15), steady: -Infinity };
  let timer: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;
  let started = false;

  /** Where the clock was ahead before, and now and then. */
  async function correctBeats(): Promise<void> {
    const [now, steady] = [clock.now(), performance.now()];
    const isDue = now < lookedBack.at || steady - lookedBack.steady >= PULL_BACK_EVERY_MS;
    lookedBack = isDue ? { at: now, steady } : { ...lookedBack, at: now };
    if (isDue) await pullBack(db, now);
  }

  async function pass(): Promise<number> {
    await correctBeats();
    let count = 0;
    for (const { kinds, free } of openLanes()) {
      const claims = await claimDue(db, kinds, clock.now(), LEASE_MS, free);
      claims.forEach(begin);
      count += claims.length;
    }
    return count;
  }

  /** Lanes in which there is work to be had and a place for it. */
  function openLanes(): { kinds: string[]; free: number }[] {
    const laneOf = (kind: string) => works.get(kind)!.lane;
    return (['short', 'long'] as const)
      .map((lane) => ({
        kinds: [...works.keys()].filter((kind) => laneOf(kind) === lane),
        free: AT_ONCE[lane] - [...running.values()].filter(({ claim }) => laneOf(claim.kind) === lane).length,
      }))
      .filter(({ kinds, free }) => kinds.length > 0 && free > 0);
  }

  function begin(claim: Claim): void {
    const done = run(claim).finally(() => {
      running.delete(claim.key);
      wakeIn(0);
    });
    running.set(claim.key, { claim, done });
  }

  const passOnce = (): Promise<number> => (passing ??= pass().finally(() => (passing = undefined)));

  async function run(claim: Claim): Promise<void> {
    const { key, kind } = claim;
    try {
      const failure = await attempt(claim);
      count(kind, failure !== undefined);
      ending.add(claim);
      await renewing;
      if (!failure) return await finishRun(db, claim, nextRun(claim, clock.now()));
      log.error({ err: failure, key, kind, attempts: claim.attempts }, 'a job failed and will be tried again');
      const retryAt = new Date(clock.now().getTime() + retryAfterMs(claim));
      await failRun(db, claim, retryAt, failure.message.slice(0, ERROR_MAX));
    } catch (error) {
      log.error({ err: error, key, kind }, 'the outcome of a job could not be saved; it will run again when its lease ends');
    } finally {
      ending.delete(claim);
    }
  }

  async function attempt({ kind, payload }: Claim): Promise<Error | undefined> {
    try {
      await works.get(kind)!.work(payload);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  function count(kind: string, failed: boolean): void {
    const before = tallies.get(kind) ?? { kind, run: 0, failed: 0 };
    tallies.set(kind, { kind, run: before.run + 1, failed: before.failed + (failed ? 1 : 0) });
  }

  async function renew(): Promise<void> {
    for (const { claim } of running.values()) {
      if (ending.has(claim)) continue;
      const until = new Date(clock.now().getTime() + LEASE_MS);
      if (await renewClaim(db, claim, until)) claim.claimedUntil = until;
      else log.warn({ key: claim.key, kind: claim.kind }, 'a running job has lost its lease');
    }
  }

  function wakeIn(milliseconds: number): void {
    if (!started) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.min(Math.max(milliseconds, 0), LOOK_AT_LEAST_EVERY_MS));
  }

  async function look(): Promise<void> {
    try {
      await passOnce();
      const kinds = openLanes().flatMap((lane) => lane.kinds);
      const next = kinds.length > 0 ? await nextMoment(db, kinds) : undefined;
      wakeIn(next ? next.getTime() - clock.now().getTime() : LOOK_AT_LEAST_EVERY_MS);
    } catch (error) {
      log.warn({ err: error }, 'jobs could not be looked up');
      wakeIn(LOOK_AT_LEAST_EVERY_MS);
    }
  }

  return {
    async schedule(tx, schedule) {
      await saveJob(tx, schedule);
    },
    async cancel(tx, key) {
      await deleteJob(tx, key);
    },
    handle(kind, work, lane = 'short') {
      if (works.has(kind)) throw new Error(`two workers for jobs of kind ${kind}`);
      works.set(kind, { work, lane });
    },
    start() {
      started = true;
      renewal = setInterval(() => {
        renewing = renewing.then(renew).catch((error: unknown) => log.warn({ err: error }, 'leases could not be renewed'));
      }, LEASE_MS / 3);
      wakeIn(0);
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      await passing?.catch(() => 0);
      await Promise.all([...running.values()].map(({ done }) => done));
      clearInterval(renewal);
    },
    tally: () => [...tallies.values()],
    async runDue() {
      while ((await passOnce()) > 0 || running.size > 0) await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}
