import { isDeepStrictEqual } from 'node:util';
import { getFlightDays, getSummary } from '@skyhelm/contract/home';
import { addRole } from '@skyhelm/contract/role';
import { addUser } from '@skyhelm/contract/user';
import pg from 'pg';
import { AIRCRAFT, FLIGHTS, fillYear, TASKS } from './flown-year.ts';
import { againUntilLeftAlone } from './left-alone.ts';
import { startProduct, type Product } from './product.ts';
import type { Row } from './report.ts';
import { timingRow, type Timing } from './timing.ts';

const REQUESTS = 100;
/** Measured together. Plain SQL takes its time: it answers one request of a portion, and its answer has to be the same. */
const PORTION = 20;
const GOAL_MS = 100;
const HALF = { account: 'halfsight', password: 'Bench7password' };
/** No whole hours. */
const ZONE = 'Asia/Kolkata';

interface Plain {
  /** The figures of the records themselves, added up when they are asked for. */
  ask(): Promise<unknown>;
}

/** The home page of an enterprise with a year of flying behind it. */
export async function home(): Promise<Row[]> {
  const product = await startProduct({ LOG_LEVEL: 'warn' });
  try {
    const ownerId = await addHalf(product);
    const { enterpriseId } = await fillYear(product.database, ownerId);
    const client = new pg.Client(product.database);
    await client.connect();
    try {
      return await measure(product, client, enterpriseId, ownerId);
    } finally {
      await client.end();
    }
  } finally {
    await product.stop();
  }
}

/** Somebody who sees half of it. */
async function addHalf(product: Product): Promise<string> {
  const permissions = ['device:query', 'flightRecord:query', 'task:query', 'approval:query', 'site:query'] as const;
  const role = await product.call(addRole, { name: 'Half', dataScope: 'self', permissions: [...permissions] });
  const { account: userName, password } = HALF;
  return (await product.call(addUser, { name: 'Half', userName, roleIds: [role.id], deptId: null, password, changePassword: false })).id;
}

async function measure(product: Product, client: pg.Client, enterpriseId: string, ownerId: string): Promise<Row[]> {
  const half = await product.as(HALF.account, HALF.password);
  const daysOf = (call: Product['call'], days: number) => async () =>
    (await call(getFlightDays, { days, timeZone: ZONE })).days
      .filter(({ flights }) => flights > 0)
      .map(({ day, flights }) => [day, flights]);
  const summaryOf = (call: Product['call']) => async () => {
    const { tasks, approvals } = await call(getSummary, { timeZone: ZONE });
    return { tasks, waiting: approvals?.waiting };
  };
  const plainDays = (days: number, owner?: string) => plainDaysOf(client, enterpriseId, days, owner);
  const plainSummary = (owner?: string) => plainSummaryOf(client, enterpriseId, owner);
  const kinds: [what: string, ours: () => Promise<unknown>, plain: Plain][] = [
    ['figures of the page', summaryOf(product.call), plainSummary()],
    ['flights by day, 30 days', daysOf(product.call, 30), plainDays(30)],
    ['flights by day, a year', daysOf(product.call, 365), plainDays(365)],
    ['… figures, by who sees half of it', summaryOf(half), plainSummary(ownerId)],
    ['… 30 days, by who sees half of it', daysOf(half, 30), plainDays(30, ownerId)],
    ['… a year, by who sees half of it', daysOf(half, 365), plainDays(365, ownerId)],
  ];
  console.log(`${FLIGHTS} flights of ${AIRCRAFT} aircraft, ${TASKS} tasks`);
  const rows: Row[] = [];
  for (const [what, ours, plain] of kinds) {
    const timings = await timed(what, ours, plain);
    rows.push(timingRow('home', `${what}, p50`, timings, 0.5), timingRow('home', `${what}, p95`, timings, 0.95, GOAL_MS));
  }
  return rows;
}

async function timed(kind: string, ours: () => Promise<unknown>, plain: Plain): Promise<Timing[]> {
  const timings: Timing[] = [];
  const undisturbed = againUntilLeftAlone();
  const ask = async () => {
    const began = performance.now();
    const answer = await ours();
    return { answer, timing: { kind, ours: performance.now() - began } as Timing };
  };
  while (timings.length < REQUESTS) {
    const portion = await undisturbed.portion(async () => {
      const asked = [];
      for (let turn = 0; turn < PORTION; turn += 1) asked.push(await ask());
      return asked;
    });
    const [compared] = portion;
    const began = performance.now();
    const added = await plain.ask();
    compared!.timing.plain = performance.now() - began;
    if (!isDeepStrictEqual(added, compared!.answer))
      throw new Error(`not what plain SQL finds: ${JSON.stringify({ kind, added, answer: compared!.answer })}`);
    timings.push(...portion.map(({ timing }) => timing));
  }
  if (undisturbed.again() > 0) console.log(`${kind}: portions measured again: ${undisturbed.again()}`);
  return timings;
}

const DAYS = `
  select to_char(take_off_at at time zone $2, 'YYYY-MM-DD') as day, count(*)::int as flights, sum(seconds) as seconds
  from device_flight where enterprise_id = $1 and landed_at is not null and source = 'live'
    and take_off_at >= (date_trunc('day', now() at time zone $2) - make_interval(days => $3 - 1)) at time zone $2
    and ($4::uuid is null or device_id in (select device_id from device_user where user_id = $4))
  group by 1 order by 1`;

const plainDaysOf = (client: pg.Client, enterpriseId: string, days: number, owner?: string): Plain => ({
  ask: async () => {
    const { rows } = await client.query<{ day: string; flights: number }>(DAYS, [enterpriseId, ZONE, days, owner ?? null]);
    return rows.map(({ day, flights }) => [day, flights]);
  },
});

const STATUSES = ['unpublished', 'published', 'executing', 'completed'];

const plainSummaryOf = (client: pg.Client, enterpriseId: string, owner?: string): Plain => ({
  ask: async () => {
    const reached = 'enterprise_id = $1 and ($2::uuid is null or founder_id = $2)';
    const counted = await client.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from task where ${reached} and status <> 'deleted' group by status`,
      [enterpriseId, owner ?? null],
    );
    const waiting = await client.query<{ count: number }>(
      `select count(*)::int as count, min(due_at) from task_approval where ${reached} and state = 'pending'`,
      [enterpriseId, owner ?? null],
    );
    const of = (status: string) => counted.rows.find((row) => row.status === status)?.count ?? 0;
    return { tasks: Object.fromEntries(STATUSES.map((status) => [status, of(status)])), waiting: waiting.rows[0]!.count };
  },
});
