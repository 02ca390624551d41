import type { Endpoint } from '@skyhelm/contract/endpoint';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../platform/log/logger.ts';
import { isSecretName } from '../platform/log/redact.ts';
import { PASSWORD, testApp, type TestApp } from '../testing/app.ts';
import { calls, multipart, sendUpload } from './calls.ts';
import { fingerprint, LOG_TABLES } from './fingerprint.ts';
import { hostileInput } from './hostile-input.ts';
import { samples, type World } from './samples.ts';
import { buildWorld } from './world.ts';

const RUNS = 12;
const uploads = calls.filter(({ endpoint }) => endpoint.wire === 'upload');
const pictures = uploads.filter(({ endpoint }) => endpoint.tooLarge === undefined);
const others = calls.filter(({ endpoint }) => endpoint.wire !== 'upload');

let test: TestApp;
let world: World;
let token: string;
let otherBefore: Record<string, string>;
const logged: string[] = [];
const secrets = new Set<string>([PASSWORD]);

beforeAll(async () => {
  const log = createLogger('trace', { write: (line) => void logged.push(line) });
  test = await testApp({ log, config: { online: true } });
  world = await buildWorld(test, test.main, 'main');
  token = test.main.token;
  otherBefore = await stored(test.other);
  secrets.add(token);
});
/** Input is to be refused for what it is, not for coming too often. */
beforeEach(() => test.services.database.pool.query('delete from throttle'));

const stored = ({ enterpriseId } = test.main) => fingerprint(test.services.database.db, enterpriseId, { tables: LOG_TABLES });

/** As it was before the request under way; a refusal leaves it as it is, so that the next request starts from it. */
let before: Record<string, string> | undefined;

async function expectClearAnswer(what: string, sending: () => Promise<LightMyRequestResponse>): Promise<number> {
  before ??= await stored();
  const response = await sending();
  expect(response.statusCode, `${what} -> ${response.body.slice(0, 300)}`).toBe(200);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  const { state, mes } = isJson ? response.json<{ state: number; mes: string }>() : { state: 1, mes: '' };
  expect([0, 1, 1000]).toContain(state);
  if (state === 0) {
    expect(mes, what).toMatch(/[а-яё]/i);
    expect(await stored(), what).toEqual(before);
  } else before = undefined;
  if (state === 1000) {
    token = await test.signIn('admin', PASSWORD);
    secrets.add(token);
  }
  return state;
}

/** Whatever was typed where a secret belongs, unless it is a word that stands in a log anyway, such as "length" or "toString". */
function rememberSecrets(input: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(input)) {
    const isOrdinary = typeof value !== 'string' || value.trim().length < 6 || /^[a-z_\s]+$/i.test(value);
    if (isSecretName(name) && !isOrdinary) secrets.add(value);
  }
}

describe('every call', () => {
  it.each(others)(
    '$key answers wrong, strange and missing fields clearly, and changes nothing when it refuses',
    async ({ key, endpoint }) => {
      const foreign = { enterpriseId: test.other.enterpriseId, userId: test.other.adminId, isAdmin: true, permissions: ['*'] };
      const inputs = hostileInput(endpoint, samples(world)[key]!, foreign);
      await fc.assert(
        fc.asyncProperty(inputs, fc.boolean(), async (input, form) => {
          rememberSecrets(input);
          await expectClearAnswer(`${key} ${JSON.stringify(input).slice(0, 300)}`, () =>
            test.raw(endpoint, input, { token, language: 'ru', form }),
          );
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('is refused when the body is no object', async () => {
    for (const { key, endpoint } of others.filter((call) => call.endpoint.method === 'POST')) {
      for (const body of ['text', [{}]]) {
        expect(await expectClearAnswer(`${key} ${JSON.stringify(body)}`, () => test.raw(endpoint, body, { token, language: 'ru' }))).toBe(
          0,
        );
      }
    }
  });
});

describe('every upload', () => {
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const upload = (endpoint: Endpoint, payload: Buffer, contentType?: string) =>
    expectClearAnswer(endpoint.path, () => sendUpload(test, endpoint, payload, { token, language: 'ru' }, contentType));
  const fields = { purpose: 'avatar' };

  it.each(uploads)('$key refuses what is no picture', async ({ endpoint }) => {
    const whole = await picture;
    const notPictures = {
      nothing: Buffer.alloc(0),
      zip: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500)]),
      broken: whole.subarray(0, whole.length / 2),
      scribbled: Buffer.concat([whole.subarray(0, 40), Buffer.alloc(200, 0xff)]),
      page: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    };
    for (const [name, bytes] of Object.entries(notPictures)) {
      expect(await upload(endpoint, multipart(fields, bytes)), name).toBe(0);
    }
  });

  it.each(uploads)('$key refuses a body that is cut short, has no boundary or no file', async ({ endpoint }) => {
    const body = multipart(fields, await picture);
    expect(await upload(endpoint, body.subarray(0, body.length - 60))).toBe(0);
    expect(await upload(endpoint, body.subarray(0, 70))).toBe(0);
    expect(await upload(endpoint, body, 'multipart/form-data')).toBe(0);
    expect(await upload(endpoint, body, 'multipart/form-data; boundary=another')).toBe(0);
    expect(await upload(endpoint, Buffer.from('{}'), 'application/json')).toBe(0);
    expect(await upload(endpoint, Buffer.alloc(0))).toBe(0);
  });

  it.each(pictures)('$key takes no path from the file’s name', async ({ endpoint }) => {
    const keys = async () => {
      const found: string[] = [];
      for await (const key of test.services.blobs.list()) found.push(key);
      return found;
    };
    const keysBefore = await keys();
    for (const name of ['../../etc/passwd', 'C:\\\\windows\\\\a.png', 'a\u0000.png', 'x'.repeat(5_000)]) {
      expect(await upload(endpoint, multipart(fields, await picture, name)), name).toBe(1);
    }
    const added = (await keys()).filter((key) => !keysBefore.includes(key));
    expect(added).toHaveLength(4);
    for (const key of added) expect(key).toMatch(/^picture\/[0-9a-f-]{36}$/);
  });

  it('wants its fields', async () => {
    const { endpoint } = uploads.find(({ key }) => key === 'file.uploadImage')!;
    for (const purpose of ['noSuchPurpose', '', '__proto__', 'a'.repeat(20_000)]) {
      expect(await upload(endpoint, multipart({ purpose }, await picture))).toBe(0);
    }
  });
});

describe('the body itself', () => {
  const codeOf = async (payload: string | Buffer, contentType = 'application/json') => {
    const headers = { 'content-type': contentType, token, 'accept-language': 'en' };
    const response = await test.app.inject({ method: 'POST', url: '/fcms/enterprise/dept/addDept', headers, payload });
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

/** Last, when everything above has been sent. */
describe('after all of it', () => {
  it('no other tenant has been touched, whatever ids were smuggled in', async () => {
    expect(await stored(test.other)).toEqual(otherBefore);
  });
  it('the log holds none of the secrets that were sent', () => {
    // Ids are random: six digits of one may be the six digits of a code.
    const log = logged.join('').replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    expect(logged.length).toBeGreaterThan(others.length * RUNS);
    expect(secrets.size).toBeGreaterThan(3);
    expect([...secrets].filter((secret) => log.includes(secret) || log.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
  });
});
