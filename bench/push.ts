import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GLOBAL_CHANNEL, GLOBAL_CODE, type GlobalMessage } from '@skyhelm/contract/channels/global';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { addNewsPush, getNewsPushes, getPushReceipts } from '@skyhelm/contract/news-push';
import { addRole } from '@skyhelm/contract/role';
import pg from 'pg';
import { startProduct, type Product } from './product.ts';
import { median, type Row } from './report.ts';

const RECEIVERS = 10_000;
const ROUNDS = 5;
const GOAL_MS = 2_000;
/** Opened at a time. */
const PORTION = 100;

/** People who have the role and are signed in, each with a ticket for one socket. */
const PEOPLE = `
  with person as (
    insert into user_account (id, enterprise_id, user_type, account, account_key, name, password_hash)
    select gen_random_uuid(), enterprise_id, 'enterprise', 'receiver' || n, 'receiver' || n, 'Receiver ' || n, ''
    from role, generate_series(1, ${RECEIVERS}) as n where role.id = $1 returning id, enterprise_id, name
  ), held as (
    insert into user_role (enterprise_id, user_id, role_id) select enterprise_id, id, $1 from person
  ), opened as (
    insert into session (id, enterprise_id, user_id, token_hash, expires_at)
    select gen_random_uuid(), enterprise_id, id, 'of ' || name, now() + interval '1 hour' from person returning id, token_hash
  )
  insert into socket_ticket (hash, session_id, expires_at)
  select translate(rtrim(encode(sha256(convert_to(token_hash, 'UTF8')), 'base64'), '='), '+/', '-_'), id, now() + interval '1 hour' from opened`;
const ticketOf = (number: number): string => `of Receiver ${number}`;

/** From the moment a push is asked for until the last of its receivers, all of whom look at their consoles, has heard of it. */
export async function push(): Promise<Row[]> {
  const product = await startProduct();
  try {
    const { id: roleId } = await product.call(addRole, { name: 'Receivers', permissions: [] });
    await addPeople(product, roleId);
    const address = `${product.address.replace('http', 'ws')}${GLOBAL_CHANNEL.path}`;
    const form: InputOf<typeof addNewsPush> = { title: 'Storm', content: 'Wind', priority: 'high', mode: 'single', roleIds: [roleId] };
    const times = await timesOf({
      addressOf: (number) => `${address}?ticket=${encodeURIComponent(ticketOf(number))}`,
      notify: () => product.call(addNewsPush, form),
      unreadAfter: (round) => round,
    });
    await expectReceipts(product);
    const bare = await startBare(product, roleId);
    const bareTimes = await timesOf({
      addressOf: () => `ws://127.0.0.1:${bare.port}/`,
      notify: () => fetch(`http://127.0.0.1:${bare.port}/`),
      unreadAfter: () => 1,
    }).finally(bare.stop);
    const slowest = Math.max(...times);
    const shared = { bench: 'push', unit: 'ms', goal: `under ${GOAL_MS} ms` };
    return [
      {
        ...shared,
        what: `one push, ${RECEIVERS} receivers notified`,
        ours: median(times),
        baseline: median(bareTimes),
        met: median(times) < GOAL_MS,
      },
      { ...shared, what: `… the slowest of ${ROUNDS}`, ours: slowest, met: slowest < GOAL_MS },
    ];
  } finally {
    await product.stop();
  }
}

async function addPeople({ database }: Product, roleId: string): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(PEOPLE, [roleId]);
  await client.query('analyze');
  await client.end();
}

/** Whoever founded the pushes sees that everybody got each of them, and that nobody has read it. */
async function expectReceipts({ call }: Product): Promise<void> {
  const { rows } = await call(getNewsPushes, {});
  const strange = rows.filter(({ received, read }) => received !== RECEIVERS || read !== 0);
  if (rows.length !== ROUNDS || strange.length > 0) throw new Error(`receipts are wrong: ${JSON.stringify(rows)}`);
  for (const { id } of rows) {
    const { total } = await call(getPushReceipts, { id, open: true });
    if (total !== RECEIVERS) throw new Error(`${total} receipts are open instead of ${RECEIVERS}`);
  }
}

interface Notifier {
  addressOf(number: number): string;
  notify(): Promise<unknown>;
  /** What each of them is told after so many rounds. */
  unreadAfter(round: number): number;
}

/** Milliseconds of each round until every socket has heard of a message. */
async function timesOf({ addressOf, notify, unreadAfter }: Notifier): Promise<number[]> {
  let heard = 0;
  let wrong = 0;
  let unread: number | undefined;
  let [wanted, allHeard]: [number, () => void] = [0, () => undefined];
  const sockets: WebSocket[] = [];
  const untilAll = (code: number, withUnread?: number) => {
    [heard, wanted, unread] = [0, code, withUnread];
    return new Promise<void>((resolve) => (allHeard = resolve));
  };
  const open = async (number: number) => {
    const socket = new WebSocket(addressOf(number));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as GlobalMessage;
      if (message.code !== wanted) return;
      if (message.unread !== unread) wrong++;
      if (++heard === RECEIVERS) allHeard();
    });
    await once(socket, 'open');
    sockets.push(socket);
  };
  for (let first = 1; first <= RECEIVERS; first += PORTION) {
    await Promise.all(Array.from({ length: PORTION }, (_, index) => open(first + index)));
  }
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    // All of them are there, and none is taken for silent.
    const alive = untilAll(GLOBAL_CODE.keepalive);
    for (const socket of sockets) socket.send(JSON.stringify({ code: GLOBAL_CODE.keepalive }));
    await alive;
    const told = untilAll(GLOBAL_CODE.newMessage, unreadAfter(round));
    const began = performance.now();
    await Promise.all([notify(), told]);
    times.push(performance.now() - began);
  }
  if (wrong > 0) throw new Error(`${wrong} were told a wrong number of unread messages`);
  const gone = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.close();
  await Promise.all(gone);
  return times;
}

async function startBare({ database }: Product, roleId: string): Promise<{ port: number; stop(): void }> {
  const program = fileURLToPath(new URL('../server/testing/load/bare-notifier.ts', import.meta.url));
  const child = fork(program, [JSON.stringify(database), roleId], { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, stop: () => void child.kill('SIGTERM') };
}
