import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { addRole } from '@skyhelm/contract/role';
import { getUserImport, importUsers } from '@skyhelm/contract/user-import';
import pg from 'pg';
import { startProduct, type Product } from './product.ts';
import { median, percentile, type Row } from './report.ts';

const ROWS = 10_000;
const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
const BEAT_EVERY_MS = 20;
const GOAL_S = 10;
const HEADER = 'User name,Account,Phone number,E-mail address,Department,Roles,Remark,Initial password';

/** Every account, number and address is new in each round, or there would be nothing to save. */
const personOf = (round: number, index: number) => {
  const number = round * ROWS + index;
  return {
    name: `Person ${number}`,
    account: `person${number}`,
    mobile: `+8613${String(number).padStart(9, '0')}`,
    email: `person${number}@example.com`,
  };
};

/** A list of people by HTTP, from the first byte until it says that it is done, and the same rows by the driver with nothing checked. */
export async function importPeople(): Promise<Row[]> {
  const product = await startProduct();
  const client = new pg.Client(product.database);
  await client.connect();
  try {
    await product.call(addRole, { name: 'Pilot', permissions: [] });
    const seconds: { ours: number; baseline: number }[] = [];
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await timed(() => withHeartbeat(product, waits, () => importOnce(product, round)));
      seconds.push({ ours, baseline: await timed(() => insertOnce(client, round + ROUNDS)) });
    }
    const ours = median(seconds.map((each) => each.ours));
    const wait = percentile(waits, 0.99);
    const bench = 'import';
    return [
      {
        bench,
        what: `${ROWS} people, file to done`,
        ours,
        baseline: median(seconds.map((each) => each.baseline)),
        unit: 's',
        goal: `under ${GOAL_S} s`,
        met: ours < GOAL_S,
      },
      { bench, what: 'a heartbeat meanwhile, p99', ours: wait, unit: 'ms', goal: 'under 500 ms', met: wait < 500 },
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

async function importOnce(product: Product, round: number): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const { name, account, mobile, email } = personOf(round, index);
    return `${name},${account},${mobile},${email},,Pilot,,`;
  });
  const form = new FormData();
  form.append('file', new Blob([[HEADER, ...rows].join('\n')]), 'people.csv');
  const sent = await fetch(`${product.address}${BASE_PATH}${importUsers.path}`, {
    method: 'POST',
    headers: { token: product.token },
    body: form,
  });
  const answer = (await sent.json()) as { state: number };
  if (answer.state !== 1) throw new Error(JSON.stringify(answer));
  for (;;) {
    const state = await product.call(getUserImport, {});
    if (state?.phase === 'done') return;
    if (state && ['faulty', 'failed', 'interrupted', 'cancelled'].includes(state.phase))
      throw new Error(JSON.stringify(state).slice(0, 500));
    await new Promise((next) => setTimeout(next, LOOK_EVERY_MS));
  }
}

async function withHeartbeat(product: Product, waits: number[], work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const beats = (async () => {
    while (!isOver) {
      const before = performance.now();
      await (await fetch(`${product.address}${BASE_PATH}/heartbeat`, { headers: { token: product.token } })).text();
      waits.push(performance.now() - before);
      await new Promise((next) => setTimeout(next, BEAT_EVERY_MS));
    }
  })();
  await work().finally(() => (isOver = true));
  await beats;
}

/** The same people and their role, a thousand a statement, in one transaction. */
async function insertOnce(client: pg.Client, round: number): Promise<void> {
  const { rows } = await client.query<{ enterprise_id: string; id: string }>("select enterprise_id, id from role where name = 'Pilot'");
  const { enterprise_id: enterpriseId, id: roleId } = rows[0]!;
  await client.query('begin');
  for (let from = 0; from < ROWS; from += 1_000) {
    const people = Array.from({ length: 1_000 }, (_, index) => personOf(round, from + index));
    const values = people.map(
      (_, index) => `(gen_random_uuid(), $1, 'enterprise', $${index * 4 + 3}, $${index * 4 + 3}, $${index * 4 + 4},
      $${index * 4 + 5}, $${index * 4 + 5}, $${index * 4 + 6}, $${index * 4 + 6}, 'none')`,
    );
    await client.query(
      `with added as (insert into user_account (id, enterprise_id, user_type, account, account_key, name, mobile, mobile_key, email, email_key, password_hash)
        values ${values.join(',')} returning enterprise_id, id)
       insert into user_role (enterprise_id, user_id, role_id) select enterprise_id, id, $2 from added`,
      [enterpriseId, roleId, ...people.flatMap(({ name, account, mobile, email }) => [account, name, mobile, email])],
    );
  }
  await client.query('commit');
}
