import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { againUntilLeftAlone, watched } from './left-alone.ts';
import type { Row } from './report.ts';
import { rowsByKind, timingRow, type Timing } from './timing.ts';

export const PAGE_SIZE = 20;
const REQUESTS = 2_000;
/** People type a new keyword about so often. */
const TYPED_EVERY = 5;
/** Measured together. Plain SQL takes its time: it answers one request of a portion, and its answer has to be the same. */
const PORTION = 20;
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

interface Asked {
  list: BrowsedList;
  turn: Turn;
  answer: Awaited<ReturnType<BrowsedList['ours']>>;
  timing: Timing;
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
    const { outcome, isLeftAlone } = await watched(() => ask(list, { pageNum: 1, isAsc: true }));
    // It is the first one only once: there is no measuring again.
    if (isLeftAlone) firstLooks.push(outcome.timing);
    await wait(READING_MS);
    counted.push({ list, total: await countedTotal(list) });
  }
  if (firstLooks.length * 2 < lists.length) throw new Error("nothing to be measured here: the machine's host took its time away");
  await settled(client);
  const anyPages: Timing[] = [];
  const undisturbed = againUntilLeftAlone();
  const anyTurn = (number: number) => {
    const isAsc = Math.random() < 0.5;
    if (number % TYPED_EVERY === 1) return ask(typed(), { pageNum: 1, isAsc });
    const { list, total } = anyOf(counted);
    return ask(list, { pageNum: anyPage(total), isAsc });
  };
  for (let number = 0; number < REQUESTS; number += PORTION) {
    const portion = await undisturbed.portion(async () => {
      const asked: Asked[] = [];
      for (let turn = 0; turn < PORTION; turn += 1) asked.push(await anyTurn(number + turn));
      return asked;
    });
    await compare(anyOf(portion));
    anyPages.push(...portion.map(({ timing }) => timing));
  }
  console.log(
    `portions measured again: ${undisturbed.again()}; first looks left out: ${lists.length - firstLooks.length} of ${lists.length}`,
  );
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

async function ask(list: BrowsedList, turn: Turn): Promise<Asked> {
  const began = performance.now();
  const answer = await list.ours(turn);
  return { list, turn, answer, timing: { kind: list.kind, ours: performance.now() - began } };
}

async function compare({ list, turn, answer: { total, counting, rows }, timing }: Asked): Promise<void> {
  const began = performance.now();
  const plain = await list.plain(turn);
  timing.plain = performance.now() - began;
  const ours = { total: counting && total < plain.total ? plain.total : total, ids: rows.map(({ id }) => id) };
  if (!isDeepStrictEqual(plain, ours))
    throw new Error(`not what plain SQL finds: ${JSON.stringify({ ...list.asked, ...turn, plain, ours })}`);
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
    ...rowsByKind(bench, firstLooks),
  ];
}
