import { ENDPOINTS } from '@skyhelm/contract/endpoints';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { samples, type World } from './samples.ts';
import { buildWorld } from './world.ts';

const calls = Object.entries(ENDPOINTS)
  .flatMap(([noun, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ key: `${noun}.${name}`, endpoint })))
  .filter(({ endpoint }) => endpoint.wire !== 'upload');

/** What people and attackers type. */
const HOSTILE = [
  "'; drop table user_account; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  '..\\..\\windows',
  '🚁🛰️👩‍✈️',
  '\u202Eevil\u202C',
  'שלום עולם',
  '０１２３４',
  '007',
  '\u0000null',
  '\uD800',
  'a'.repeat(100_000),
  '',
  '   ',
  '__proto__',
  'constructor',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  null,
  [],
  {},
  [[[[]]]],
  { $gt: '' },
];

let test: TestApp;
let world: World;
let token: string;

beforeAll(async () => {
  test = await testApp();
  world = await buildWorld(test, test.main, 'main');
  token = test.main.token;
});

/** A change may end our own session; sign in again so that the next call is about its input. */
const freshToken = async () => {
  const info = await test.call(ENDPOINTS['session']!['userInfo']!, {}, { token });
  if (info.state !== 1) token = await test.signIn('admin', PASSWORD);
  return token;
};

async function expectClearAnswer(key: string, input: unknown, options: { form?: boolean } = {}) {
  const { endpoint } = calls.find((call) => call.key === key)!;
  const response = await test.raw(endpoint, input, { token: await freshToken(), language: 'ru', ...options });
  expect(response.statusCode, `${key} ${JSON.stringify(input)?.slice(0, 300)} -> ${response.body.slice(0, 300)}`).toBe(200);
  if (!String(response.headers['content-type']).startsWith('application/json')) return;
  const answer = response.json<{ state: number; mes: string }>();
  expect([0, 1, 1000]).toContain(answer.state);
  if (answer.state === 0) expect(answer.mes, key).toMatch(/[а-яё]/i);
}

const CHANGES_PASSWORD = new Set(['session.changePassword']);

describe('every call', () => {
  it.each(calls.filter(({ key }) => !CHANGES_PASSWORD.has(key)))('$key answers any JSON clearly', async ({ key, endpoint }) => {
    if (endpoint.method === 'GET') return expectClearAnswer(key, {});
    const json = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    await fc.assert(
      fc.asyncProperty(json, (input) => expectClearAnswer(key, input)),
      { numRuns: 10 },
    );
  });

  it.each(calls)('$key answers clearly when one field is wrong', async ({ key }) => {
    const sample = samples(world)[key]!;
    const fields = Object.keys(sample);
    if (fields.length === 0) return;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.constantFrom(...HOSTILE), fc.boolean(), (field, value, form) =>
        expectClearAnswer(key, { ...sample, [field]: value }, { form: form && typeof value !== 'object' }),
      ),
      { numRuns: 25 },
    );
  });

  it.each(calls)('$key answers clearly when a field is missing', async ({ key }) => {
    const sample = samples(world)[key]!;
    for (const field of Object.keys(sample)) await expectClearAnswer(key, { ...sample, [field]: undefined });
  });
});

describe('the body itself', () => {
  const post = (payload: string | Buffer, contentType = 'application/json') =>
    test.app.inject({
      method: 'POST',
      url: '/fcms/enterprise/dept/addDept',
      headers: { 'content-type': contentType, token, 'accept-language': 'en' },
      payload,
    });
  const codeOf = async (payload: string | Buffer, contentType?: string) => {
    token = await freshToken();
    const response = await post(payload, contentType);
    expect(response.statusCode).toBe(200);
    return response.json<{ state: number; code: string; mes: string }>();
  };

  it('of 10 MB is refused', async () => {
    expect(await codeOf(JSON.stringify({ name: 'a'.repeat(10 * 1024 * 1024) }))).toMatchObject({ state: 0, code: 'input.tooLarge' });
  });
  it('nested a hundred thousand deep is refused', async () => {
    expect(await codeOf('['.repeat(100_000) + ']'.repeat(100_000))).toMatchObject({ state: 0 });
  });
  it.each(['{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {"admin": true}}}'])('with %s is refused', async (body) => {
    expect(await codeOf(body)).toMatchObject({ state: 0, code: 'input.malformed' });
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
  it.each(['', '{', 'null', '42', '"text"', '\u0000'])('that is %j is refused', async (body) => {
    expect((await codeOf(body)).state).toBe(0);
  });
  it('of another media type is refused', async () => {
    expect(await codeOf('<xml/>', 'application/xml')).toMatchObject({ state: 0, code: 'input.mediaType' });
  });
});
