import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveConsole } from './serve-console.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'main-1a2b.js'), '');
  app = Fastify();
  await app.register(async (calls) => void calls.post('/fcms/enterprise/task/getTasks', () => ''));
  await serveConsole(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const keptAs = async (url: string): Promise<unknown> => {
  const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(200);
  return headers['cache-control'];
};

test('pages are asked for anew, what is named by its content is kept for good', async () => {
  expect(await keptAs('/tta')).toBe('no-cache');
  expect(await keptAs('/')).toBe('no-cache');
  expect(await keptAs('/assets/main-1a2b.js')).toContain('immutable');
});

test.each(['/tta?AK=sk_1', '/?ak=sk_1', '/tta?device=1&Ak=sk_1'])('a page with a key in its address stays in no cache: %s', async (url) => {
  expect(await keptAs(url)).toBe('no-store');
});

test('what is no page of the console is not one', async () => {
  for (const url of ['/assets/gone.js', '/websocket/nothing', '/gone.png'])
    expect((await app.inject({ url, headers: { accept: 'text/html' } })).body).not.toContain('<!doctype');
});

test('whoever makes a call by the wrong method is told which one it wants, and of no other address that there is one', async () => {
  const codeOf = async (method: 'GET' | 'POST', url: string) => (await app.inject({ method, url })).json<{ code: string; mes: string }>();
  expect(await codeOf('GET', '/fcms/enterprise/task/getTasks?pageNum=1')).toMatchObject({
    code: 'request.otherMethod',
    mes: expect.stringContaining('POST') as string,
  });
  for (const method of ['GET', 'POST'] as const)
    expect(await codeOf(method, '/fcms/enterprise/task/getNothing')).toMatchObject({ code: 'request.notFound' });
});
