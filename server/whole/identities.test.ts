import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import type { Endpoint } from '@skyhelm/contract/endpoint';
import { PERMISSIONS, type Permission } from '@skyhelm/contract/permissions';
import { frozenUser } from '@skyhelm/contract/user';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccessKey, revokeAccessKey } from '../features/access-key/index.ts';
import { testApp, type CallOptions, type TestApp } from '../testing/app.ts';
import { samples, type World } from './samples.ts';
import { buildWorld, signInWith } from './world.ts';

const calls = Object.entries(ENDPOINTS).flatMap(([noun, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ key: `${noun}.${name}`, endpoint })),
);
const guarded = calls.filter(({ endpoint }) => endpoint.access.kind !== 'open');
const needing = calls.filter(({ endpoint }) => endpoint.access.kind === 'permission');
const changing = needing.filter(({ endpoint }) => endpoint.kind === 'change');
const personal = calls.filter(({ endpoint }) => endpoint.access.kind === 'signedIn' && !endpoint.access.accessKey);

let test: TestApp;
let world: World;
let inputs: Record<string, Record<string, unknown>>;
const who: Record<'powerless' | 'reader' | 'frozen', string> = { powerless: '', reader: '', frozen: '' };
const keys: Record<'revoked' | 'scopeless' | 'elsewhere' | 'full', string> = { revoked: '', scopeless: '', elsewhere: '', full: '' };

beforeAll(async () => {
  test = await testApp();
  world = await buildWorld(test, test.main, 'main');
  inputs = samples(world);
  who.powerless = (await signInWith(test, test.main, 'powerless', [])).token;
  who.reader = (
    await signInWith(
      test,
      test.main,
      'reader',
      PERMISSIONS.filter((permission) => permission.endsWith(':query')),
    )
  ).token;
  const frozen = await signInWith(test, test.main, 'frosty', [...PERMISSIONS]);
  who.frozen = frozen.token;
  await test.done(frozenUser, { id: frozen.userId }, { token: test.main.token });
  const { db } = test.services.database;
  const key = (scopes: readonly Permission[], whitelist: string) =>
    createAccessKey(db, { enterpriseId: test.main.enterpriseId, project: 'matrix', scopes, whitelist });
  keys.scopeless = (await key([], '127.0.0.1')).key;
  keys.full = (await key(PERMISSIONS, '127.0.0.1')).key;
  keys.elsewhere = (await key(PERMISSIONS, '10.1.2.3')).key;
  const revoked = await key(PERMISSIONS, '127.0.0.1');
  keys.revoked = revoked.key;
  await revokeAccessKey(test.services, test.main.enterpriseId, revoked.id);
});

/** Uploads are multipart on the wire; who may call is decided before the file is looked at only if the request is well formed. */
const send = async (endpoint: Endpoint, key: string, options: CallOptions) => {
  if (endpoint.wire !== 'upload') return test.raw(endpoint, inputs[key], options);
  const boundary = 'xxSkyhelmxx';
  const fields = Object.entries(inputs[key]!).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nnot a picture\r\n--${boundary}--\r\n`;
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...(options.token && { token: options.token }),
    ...(options.accessKey && { ak: options.accessKey }),
  };
  return test.app.inject({ method: 'POST', url: `/fcms${endpoint.path}`, headers, payload: fields.join('') + file });
};

const outcome = async (endpoint: Endpoint, key: string, options: CallOptions) => {
  const response = await send(endpoint, key, options);
  expect(response.statusCode, `${key}: ${response.body.slice(0, 300)}`).toBe(200);
  if (!response.headers['content-type']?.toString().startsWith('application/json')) return { state: 1, code: 'file' };
  return response.json<{ state: number; code?: string; mes: string }>();
};

it('has a sample input for every call', () => {
  expect(Object.keys(inputs).sort()).toEqual(calls.map(({ key }) => key).sort());
  for (const { key, endpoint } of calls) expect(endpoint.input.safeParse(inputs[key]).success, key).toBe(true);
});

describe('every guarded call', () => {
  it.each(guarded)('$key refuses nobody, an invented token and a frozen user with state 1000', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, {})).state).toBe(1000);
    expect((await outcome(endpoint, key, { token: 'invented' })).state).toBe(1000);
    expect((await outcome(endpoint, key, { token: who.frozen })).state).toBe(1000);
  });
  it.each(guarded)('$key refuses a revoked key, a key from elsewhere and an invented one', async ({ key, endpoint }) => {
    for (const accessKey of [keys.revoked, keys.elsewhere, 'sk_invented']) {
      expect((await outcome(endpoint, key, { accessKey })).code).toBe('accessKey.invalid');
    }
  });
});

describe('every call that needs a permission', () => {
  it.each(needing)('$key refuses whoever lacks it, person or key, and logs the attempt', async ({ key, endpoint }) => {
    const denials = async () => (await deniedCount(endpoint.path)) ?? 0;
    const before = await denials();
    expect((await outcome(endpoint, key, { token: who.powerless })).code).toBe('request.forbidden');
    expect((await outcome(endpoint, key, { accessKey: keys.scopeless })).code).toBe('request.forbidden');
    expect(await denials()).toBe(before + 2);
  });
  it.each(changing)('$key refuses a read-only user', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, { token: who.reader })).code).toBe('request.forbidden');
  });
});

describe('calls about oneself', () => {
  it.each(personal)('$key is not for access keys', async ({ key, endpoint }) => {
    expect((await outcome(endpoint, key, { accessKey: keys.full })).code).toBe('request.forbidden');
  });
});

/** Open calls by nobody are noted in the platform's own log, which is the main tenant's here. */
describe('another tenant', () => {
  it.each(guarded)('$key neither shows nor changes what is ours', async ({ key, endpoint }) => {
    const before = await fingerprint();
    const response = await send(endpoint, key, { token: test.other.token });
    expect(response.statusCode).toBe(200);
    const shown = response.body;
    for (const id of Object.values(world)) expect(shown, `${key} shows ${id}`).not.toContain(id);
    const named = Object.values(inputs[key]!)
      .flat()
      .some((value) => Object.values<unknown>({ ...world }).includes(value));
    if (named && !LISTS.has(key)) expect(response.json<{ state: number }>().state, `${key}: ${shown}`).toBe(0);
    expect(await fingerprint()).toEqual(before);
  });
});

/** Lists that are filtered by an id answer with nothing; ending somebody else's session ends none. */
const LISTS = new Set(['user.getUsers', 'session.endSessions', 'message.readMessages']);

async function deniedCount(path: string): Promise<number> {
  const result = await test.services.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from operation_log where operation = 'request.denied' and details->>'path' = ${path}`,
  );
  return result.rows[0]!.count;
}

/** Everything stored for the main tenant, as one hash a table. */
async function fingerprint(): Promise<Record<string, string>> {
  const tables = [
    'enterprise',
    'user_account',
    'role',
    'user_role',
    'role_department',
    'department',
    'file',
    'message',
    'certification',
    'access_key',
    'operation_log',
    'outbox',
  ];
  const hashes: Record<string, string> = {};
  for (const table of tables) {
    const column = table === 'enterprise' ? 'id' : 'enterprise_id';
    const result = await test.services.database.db.execute<{ hash: string }>(
      sql.raw(
        `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from ${table} t where ${column} = '${test.main.enterpriseId}'`,
      ),
    );
    hashes[table] = result.rows[0]!.hash;
  }
  return hashes;
}
