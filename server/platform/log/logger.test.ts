import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { shortLine } from './short-line.ts';

function recording(level = 'info') {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1)!) as Record<string, unknown> };
}

it('writes one JSON object a line, with time, level and message', () => {
  const { log, lines, last } = recording();
  log.info({ route: '/fcms/login' }, 'request');
  log.debug('not wanted');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(last()).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/) as string, route: '/fcms/login', msg: 'request' });
});

it.each([
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'Admin-Token',
  'presentedToken',
  'code',
  'verificationCode',
  'secret',
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  'ak',
  'AK',
  'accessKey',
  'idNumber',
  'id_number',
  'passportNumber',
  'ticket',
  'totp',
  'smtpPassword',
])('never writes what is named %s, at any depth', (name) => {
  const { log, lines } = recording();
  const secret = 'hush-hush-4711';
  log.info({ [name]: secret, a: { [name]: secret, list: [{ b: { [name]: { deep: secret } } }] } }, 'x');
  log.child({ [name]: secret, inside: { [name]: secret } }).warn('from a child');
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('[removed]');
});

it.each([
  ['login.failed'],
  ['input.invalid'],
  ['ECONNREFUSED'],
  ['ERR_HTTP_HEADERS_SENT'],
  ['CERT_HAS_EXPIRED'],
  [1],
  [137],
  [408],
  [1006],
])('keeps the error code %s, also in facts that are no error', (code) => {
  const { log, last } = recording();
  log.error({ code, failure: { code } }, 'x');
  expect(last()).toMatchObject({ code, failure: { code } });
});

it('keeps the codes of errors, whether words or numbers', () => {
  const { log, last } = recording();
  log.error({ err: Object.assign(new Error('no'), { code: 'ENOSPC', cause: Object.assign(new Error('why'), { code: 5 }) }) }, 'x');
  expect(last()).toMatchObject({ err: { errorCode: 'ENOSPC', cause: { errorCode: 5 } } });
});

it.each([['123456'], ['004711'], [123456], ['ab12-cd34'], ['ABCD1234'], ['login.somethingElse'], ['S3CRET'], [['login.failed', '123456']]])(
  'takes %s for what somebody typed and removes it',
  (code) => {
    const { log, last } = recording();
    log.info({ code, codes: code, inside: { code }, verificationCode: 'login.failed' }, 'x');
    expect(last()).toMatchObject({ code: '[removed]', codes: '[removed]', inside: { code: '[removed]' }, verificationCode: '[removed]' });
  },
);

it('leaves harmless names alone', () => {
  const { log, last } = recording();
  log.info({ state: 1, kind: 'test', country: 'CN', keyboard: 'x', peak: 3, decoded: true }, 'x');
  expect(last()).toMatchObject({ state: 1, kind: 'test', country: 'CN', keyboard: 'x', peak: 3, decoded: true });
});

it('writes what failed, without the values of a failed query', () => {
  const { log, lines, last } = recording();
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (mobile)=(13800000000) already exists.' });
  const error = new DrizzleQueryError('insert into t values ($1)', ['13800000000'], cause);
  log.error({ err: error }, 'request failed');
  log.error({ err: error });
  log.error(error);
  log.error(error, 'with a message');
  expect(lines.join('')).not.toContain('13800000000');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'request failed',
    'Failed query: insert into t values ($1)',
    'Failed query: insert into t values ($1)',
    'with a message',
  ]);
  expect(last()).toMatchObject({
    err: { message: 'Failed query: insert into t values ($1)', cause: { message: 'duplicate key', errorCode: '23505' } },
  });
  expect((last()['err'] as { stack: string }).stack).toContain('logger.test.ts');
});

it('cannot be made to write a second line or to steer a terminal', () => {
  const { log, lines } = recording();
  const hostile = 'x\n{"level":"fatal","msg":"forged"}\r\u001b[2J\u009b2J\u2028\u202e';
  log.info({ name: hostile, [hostile]: 1 }, hostile);
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd().split(/[\n\r\u2028]/)).toHaveLength(1);
  expect(lines[0]!.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
  const short = shortLine(lines[0]!);
  expect(short.trimEnd().split('\n')).toHaveLength(1);
  expect(short).not.toContain('\u001b[2J');
});

it('bounds what it writes: depth, length, lists, circles, bytes', () => {
  const { log, lines } = recording();
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  log.info(
    { circle, long: 'y'.repeat(1_000_000), list: Array.from({ length: 100_000 }, () => 1), bytes: Buffer.alloc(1_000_000), big: 10n },
    'x',
  );
  expect(lines[0]!.length).toBeLessThan(10_000);
  expect(lines[0]).toContain('[1000000 bytes]');
});

it('shows a person time, level, message, facts and the stack below', () => {
  const { log, lines } = recording();
  log.error({ err: new Error('broken'), key: 'a' }, 'a job failed');
  const [first, second] = shortLine(lines[0]!).split('\n');
  expect(first).toMatch(/^\d\d:\d\d:\d\d .*ERROR.* a job failed: broken .*key=a/);
  expect(second).toMatch(/^\s+at /);
});
