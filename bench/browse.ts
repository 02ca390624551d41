import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { Row } from './report.ts';
import { rowsByKind, timingRow, type Timing } from './timing.ts';

export const PAGE_SIZE = 20;
const REQUESTS = 2_000;
/** People type a new keyword about so often. */
const TYPED_EVERY = 5;
/** Plain SQL takes its time: it answers one request in so many, and its answer has to be the same. */
const COMPARED_EVERY = 20;
/** Nobody opens one list after the other without a look. */
const READING_MS = 500;

export interface Turn {
  pageNum: number;
  isAsc: boolean;
}

/** A list that somebody looks at, in one order. */
export interface BrowsedList {
  kind: string;
  asked: object;
  /** Through the whole stack. */
  ours(turn: Turn): Promise<{ total: number; counting: boolean; rows: { id: string }[] }>;
  /** By the two statements that anybody would write first. */
  plain(turn: Turn): Promise<{ total: number; ids: string[] }>;
}

interface Browsed {
  firstLooks: Timing[];
  anyPages: Timing[];
}

export const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!;
const anyPage = (total: number): number => 1 + Math.floor(Math.random() * Math.max(1, Math.ceil(total / PAGE_SIZE)));

/** As people do: the first page of a list, some reading, then any page. A typed keyword is always a first look. */
export async function browse(client: pg.Client, lists: readonly BrowsedList[], typed: () => BrowsedList): Promise<Browsed> {
  const firstLooks: Timing[] = [];
  const counted: { list: BrowsedList; total: number }[] = [];
  for (const list of lists) {
    firstLooks.push(await ask(list, { pageNum: 1, isAsc: true }, false));
    await wait(READING_MS);
    counted.push({ list, total: await countedTotal(list) });
  }
  await settled(client);
  const anyPages: Timing[] = [];
  for (let number = 0; number < REQUESTS; number++) {
    const { list, total } = anyOf(counted);
    const isAsc = Math.random() < 0.5;
    anyPages.push(
      number % TYPED_EVERY === 1
        ? await ask(typed(), { pageNum: 1, isAsc }, number % (COMPARED_EVERY * TYPED_EVERY) === 1)
        : await ask(list, { pageNum: anyPage(total), isAsc }, number % COMPARED_EVERY === 0),
    );
  }
  return { firstLooks, anyPages };
}

/** As the console does of a list that was too long to be counted at once. */
async function countedTotal(list: BrowsedList): Promise<number> {
  for (;;) {
    const { total, counting } = await list.ours({ pageNum: 1, isAsc: true });
    if (!counting) return total;
    await wait(READING_MS);
  }
}

async function ask(list: BrowsedList, turn: Turn, isCompared: boolean): Promise<Timing> {
  const began = performance.now();
  const { total, counting, rows } = await list.ours(turn);
  const timing: Timing = { kind: list.kind, ours: performance.now() - began };
  if (isCompared) {
    const plainBegan = performance.now();
    const plain = await list.plain(turn);
    timing.plain = performance.now() - plainBegan;
    const ours = { total: counting && total < plain.total ? plain.total : total, ids: rows.map(({ id }) => id) };
    if (!isDeepStrictEqual(plain, ours))
      throw new Error(`not what plain SQL finds: ${JSON.stringify({ ...list.asked, ...turn, plain, ours })}`);
  }
  return timing;
}

/** While somebody reads a first page the server gets ready for the others; nobody reads through all of these lists in a second. */
async function settled(client: pg.Client): Promise<void> {
  const isBusy = async () => {
    const { rowCount } = await client.query("select 1 from pg_stat_activity where application_name = 'skyhelm' and state = 'active'");
    return rowCount !== 0;
  };
  for (let quiet = 0; quiet < 10; quiet = (await isBusy()) ? 0 : quiet + 1) await wait(100);
}

export function browsedRows(bench: string, what: string, { firstLooks, anyPages }: Browsed, goalMs: number): Row[] {
  const row = (of: string, timings: readonly Timing[], share: number, goal?: number) => timingRow(bench, of, timings, share, goal);
  return [
    row(`any page of ${what}, p50`, anyPages, 0.5),
    row(`any page of ${what}, p99`, anyPages, 0.99, goalMs),
    row('… first looks included, p99', [...anyPages, ...firstLooks], 0.99, goalMs),
    ...rowsByKind(bench, anyPages),
    row('first look at a list, p50', firstLooks, 0.5),
    row('first look at a list, p99', firstLooks, 0.99),
  ];
}
