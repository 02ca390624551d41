import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/postgres.ts';
import { manualClock, systemClock, type Clock, type ManualClock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { databaseJobs, type DatabaseJobs } from './database-jobs.ts';
import { job } from './job.table.ts';

const log = pino({ level: 'silent' });
const PATIENTLY = { timeout: 60_000 };
const LEASE_MS = 60_000;

let database: Database;
let clock: ManualClock;
let opened: DatabaseJobs[];
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  clock = manualClock(new Date('2030-01-01T00:00:00Z'));
  opened = [];
  await database.db.delete(job);
});
afterEach(() => Promise.all(opened.map((jobs) => jobs.stop())));

const server = (time: Clock = clock): DatabaseJobs => {
  const jobs = databaseJobs(database, time, log);
  opened.push(jobs);
  return jobs;
};
const inMs = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
const rows = () => database.db.select().from(job);

/** A server whose jobs of kind `test` are noted. */
function noting(time?: Clock): { jobs: DatabaseJobs; ran: unknown[] } {
  const ran: unknown[] = [];
  const jobs = server(time);
  jobs.handle('test', async (payload) => void ran.push(payload));
  return { jobs, ran };
}

/** Work that goes on until it is told to end. */
function held() {
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  return { work: () => (begun.resolve(), over.promise), begun: begun.promise, end: over.resolve, fail: over.reject };
}

it('long work in any number keeps nothing short waiting, nor the other way round', async () => {
  const [long, short] = [held(), held()];
  const jobs = server();
  const begun: string[] = [];
  const noted = (kind: string, work: () => Promise<void>) => () => (begun.push(kind), work());
  jobs.handle('long', noted('long', long.work), 'long');
  jobs.handle('short', noted('short', short.work));
  const schedule = (kind: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) => jobs.schedule(database.db, { key: `${kind}${n}`, kind, payload: {}, runAt: clock.now() })),
    );
  await schedule('long', 6);
  const running = jobs.runDue();
  try {
    await expect.poll(() => begun).toEqual(Array.from({ length: 4 }, () => 'long'));
    await schedule('short', 1);
    jobs.start();
    await expect.poll(() => begun.at(-1)).toBe('short');
  } finally {
    short.end();
    long.end();
  }
  await running;
  await expect.poll(() => begun.filter((kind) => kind === 'long').length).toBe(6);
});

describe('timers', () => {
  it('run when due, once, and are gone', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: { n: 1 }, runAt: inMs(1_000) });
    await jobs.runDue();
    expect(ran).toEqual([]);
    clock.advance(1_000);
    await jobs.runDue();
    await jobs.runDue();
    expect(ran).toEqual([{ n: 1 }]);
    expect(await rows()).toEqual([]);
    expect(jobs.tally()).toEqual([{ kind: 'test', run: 1, failed: 0 }]);
  });

  it('outlive the server that set them', async () => {
    const first = noting();
    await first.jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'kept', runAt: inMs(1_000) });
    await first.jobs.stop();
    clock.advance(3_600_000);
    const second = noting();
    await second.jobs.runDue();
    expect(second.ran).toEqual(['kept']);
  });

  it('do not exist when their transaction is rolled back', async () => {
    const { jobs, ran } = noting();
    const rolledBack = database.db.transaction(async (tx) => {
      await jobs.schedule(tx, { key: 'a', kind: 'test', payload: 1, runAt: inMs(0) });
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  it('are replaced by the same key and can be cancelled', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'old', runAt: inMs(0) });
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'new', runAt: inMs(5_000) });
    await jobs.schedule(database.db, { key: 'b', kind: 'test', payload: 'never', runAt: inMs(0) });
    await jobs.cancel(database.db, 'b');
    await jobs.runDue();
    expect(ran).toEqual([]);
    clock.advance(5_000);
    await jobs.runDue();
    expect(ran).toEqual(['new']);
  });

  it('of a kind nobody here works on are left to others', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { key: 'a', kind: 'other', payload: 1, runAt: inMs(0) });
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect(await rows()).toHaveLength(1);
  });

  it('that repeat keep their beat and make up for a long stop once only', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'beat', runAt: inMs(0), everySeconds: 60 });
    await jobs.runDue();
    clock.advance(59_999);
    await jobs.runDue();
    expect(ran).toHaveLength(1);
    clock.advance(1);
    await jobs.runDue();
    expect(ran).toHaveLength(2);
    clock.advance(10 * 3_600_000 + 30_000);
    await jobs.runDue();
    expect(ran).toHaveLength(3);
    expect((await rows())[0]?.runAt).toEqual(inMs(30_000));
  });
});

describe('failing jobs', () => {
  it('are tried again with growing pauses, and say why', async () => {
    const jobs = server();
    let tries = 0;
    jobs.handle('test', async () => {
      if (++tries < 4) throw new Error(`no luck ${tries}`);
    });
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: inMs(0) });
    for (const [attempt, pause] of [5_000, 10_000, 20_000].entries()) {
      await jobs.runDue();
      expect((await rows())[0]).toMatchObject({ attempts: attempt + 1, lastError: `no luck ${attempt + 1}`, runAt: inMs(pause) });
      clock.advance(pause - 1);
      await jobs.runDue();
      expect(tries).toBe(attempt + 1);
      clock.advance(1);
    }
    await jobs.runDue();
    expect(tries).toBe(4);
    expect(await rows()).toEqual([]);
    expect(jobs.tally()).toEqual([{ kind: 'test', run: 4, failed: 3 }]);
  });

  it('that repeat go on with their beat after a success', async () => {
    const jobs = server();
    let fails = true;
    jobs.handle('test', async () => {
      if (fails) throw new Error('once');
    });
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: inMs(0), everySeconds: 3 });
    await jobs.runDue();
    fails = false;
    clock.advance(3_000);
    await jobs.runDue();
    expect((await rows())[0]).toMatchObject({ attempts: 0, lastError: '', claimedUntil: null, runAt: inMs(3_000) });
  });
});

describe('jobs that repeat and fail', () => {
  it('are made up for and go on by the beat they had, however long the pause was', async () => {
    const jobs = server();
    let failures = 3;
    jobs.handle('test', async () => {
      if (failures-- > 0) throw new Error('not now');
    });
    const beat = clock.now().getTime();
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: inMs(0), everySeconds: 60 });
    for (const pause of [0, 5_000, 10_000, 20_000]) {
      clock.advance(pause);
      await jobs.runDue();
    }
    expect((await rows())[0]).toMatchObject({ attempts: 0, runAt: new Date(beat + 60_000), beatAt: null });
  });
});

describe('several servers on one database', () => {
  it('run each job exactly once', async () => {
    const servers = [noting(), noting(), noting()];
    for (let n = 0; n < 60; n++) await servers[0]!.jobs.schedule(database.db, { key: `k${n}`, kind: 'test', payload: n, runAt: inMs(-n) });
    await Promise.all(servers.map(({ jobs }) => jobs.runDue()));
    const ran = servers.flatMap((one) => one.ran as number[]).sort((a, b) => a - b);
    expect(ran).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('leave a running job alone until its lease ends, then take it up', async () => {
    const killed = server();
    const { work, begun } = held();
    killed.handle('test', work);
    await killed.schedule(database.db, { key: 'a', kind: 'test', payload: 'taken over', runAt: inMs(0) });
    void killed.runDue();
    await begun;
    opened.splice(opened.indexOf(killed), 1);

    const other = noting();
    clock.advance(LEASE_MS - 1);
    await other.jobs.runDue();
    expect(other.ran).toEqual([]);
    clock.advance(1);
    await other.jobs.runDue();
    expect(other.ran).toEqual(['taken over']);
    expect(await rows()).toEqual([]);
  });

  it('do not take a job from a server that is still at it, however long it takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const busy = server();
    const { work, begun, end } = held();
    busy.handle('test', work);
    await busy.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: inMs(0) });
    busy.start();
    await begun;
    for (let third = 0; third < 6; third++) {
      clock.advance(LEASE_MS / 3);
      vi.advanceTimersByTime(LEASE_MS / 3);
      await expect.poll(async () => (await rows())[0]?.claimedUntil, PATIENTLY).toEqual(inMs(LEASE_MS));
    }
    vi.useRealTimers();
    const other = noting();
    await other.jobs.runDue();
    expect(other.ran).toEqual([]);
    end();
    await busy.stop();
    expect(await rows()).toEqual([]);
  });

  it('run a job once that ends while its lease is being renewed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const renewed = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const jobs = databaseJobs({ db: answeringRenewalsLate(renewed.resolve, answer.promise) }, clock, log);
    opened.push(jobs);
    const { work, begun, end } = held();
    let runs = 0;
    jobs.handle('test', () => (runs++, work()));
    await jobs.schedule(database.db, { key: 'once', kind: 'test', payload: {}, runAt: inMs(0) });
    jobs.start();
    await begun;
    clock.advance(LEASE_MS / 3);
    vi.advanceTimersByTime(LEASE_MS / 3);
    await renewed.promise;
    end();
    await Promise.resolve();
    answer.resolve();
    vi.useRealTimers();
    await expect.poll(rows, PATIENTLY).toEqual([]);
    expect(runs).toBe(1);
  });

  /** The lease is renewed at once, and the server hears of it late. */
  function answeringRenewalsLate(renewed: () => void, late: Promise<void>): Database['db'] {
    return new Proxy(database.db, {
      get(db, name) {
        if (name !== 'update') return Reflect.get(db, name) as unknown;
        return (table: typeof job) => ({
          set(values: Partial<typeof job.$inferInsert>) {
            const update = db.update(table).set(values);
            if (Object.keys(values).join() !== 'claimedUntil' || values.claimedUntil === null) return update;
            const returning = async (which: Parameters<typeof update.where>[0]) => {
              const done = await update.where(which).returning({ key: job.key });
              renewed();
              await late;
              return done;
            };
            return { where: (which: Parameters<typeof update.where>[0]) => ({ returning: () => returning(which) }) };
          },
        });
      },
    });
  }

  it('let a timer that is set anew during its run wait for that run, and keep it', async () => {
    const jobs = server();
    const first = held();
    const payloads: unknown[] = [];
    jobs.handle('test', async (payload) => {
      payloads.push(payload);
      if (payload === 'old') await first.work();
    });
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'old', runAt: inMs(0) });
    const done = jobs.runDue();
    await first.begun;
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 'new', runAt: inMs(0) });
    const other = noting();
    await other.jobs.runDue();
    expect(other.ran).toEqual([]);
    first.end();
    await done;
    expect(payloads).toEqual(['old', 'new']);
    expect(await rows()).toEqual([]);
  });
});

describe('in real time', () => {
  it('wakes for the next timer without being asked, whoever set it', async () => {
    const jobs = server(systemClock);
    const ran = Promise.withResolvers<number>();
    jobs.handle('test', async () => ran.resolve(Date.now()));
    const runAt = new Date(Date.now() + 300);
    await server(systemClock).schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt });
    jobs.start();
    expect((await ran.promise) - runAt.getTime()).toBeGreaterThanOrEqual(0);
  });

  it('stop waits for what runs and starts nothing more', async () => {
    const jobs = server(systemClock);
    const { work, begun, end } = held();
    let finished = 0;
    jobs.handle('test', () => work().then(() => void finished++));
    await jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: new Date() });
    jobs.start();
    await begun;
    await jobs.schedule(database.db, { key: 'b', kind: 'test', payload: 2, runAt: new Date(Date.now() + 50) });
    const stopped = jobs.stop();
    end();
    await stopped;
    expect(finished).toBe(1);
    expect((await rows()).map(({ key }) => key)).toEqual(['b']);
  });
});

describe('a clock that was ahead', () => {
  const MINUTE = 60_000;
  const every = { key: 'a', kind: 'test', payload: 1, everySeconds: 60 };

  it('does not keep what repeats from its next beat, once it is right again', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { ...every, runAt: clock.now() });
    await jobs.runDue();
    clock.advance(480 * MINUTE);
    await jobs.runDue();
    clock.advance(-480 * MINUTE);
    await jobs.runDue();
    expect(ran).toHaveLength(2);
    expect((await rows())[0]!.runAt).toEqual(inMs(MINUTE));
    clock.advance(MINUTE);
    await jobs.runDue();
    expect(ran).toHaveLength(3);
  });

  it('is corrected by a server that starts later', async () => {
    await noting().jobs.schedule(database.db, { ...every, runAt: inMs(480 * MINUTE) });
    await noting().jobs.runDue();
    expect((await rows())[0]!.runAt).toEqual(inMs(MINUTE));
  });

  it('by a beat, on one of several servers, makes nothing run twice', async () => {
    const { jobs, ran } = noting();
    await jobs.schedule(database.db, { ...every, runAt: inMs(2 * MINUTE) });
    await jobs.runDue();
    expect(ran).toEqual([]);
    expect((await rows())[0]!.runAt).toEqual(inMs(2 * MINUTE));
  });

  it('moves nothing that is to happen once', async () => {
    await noting().jobs.schedule(database.db, { key: 'a', kind: 'test', payload: 1, runAt: inMs(480 * MINUTE) });
    await noting().jobs.runDue();
    expect((await rows())[0]!.runAt).toEqual(inMs(480 * MINUTE));
  });
});
