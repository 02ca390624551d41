import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';

const READ: Call<{ id?: string }, unknown> = { method: 'GET', path: '/thing', kind: 'read', wire: 'json' };
const CHANGE: Call<{ name?: string }, unknown> = { method: 'POST', path: '/thing', kind: 'change', wire: 'json' };

let answer: { body: string; type?: string; headers?: Record<string, string>; hangs?: boolean };
let requests: IncomingMessage[] = [];
const server = createServer((request, response) => {
  requests.push(request);
  if (answer.hangs) return;
  response.writeHead(200, { 'content-type': answer.type ?? 'application/json', ...answer.headers });
  response.end(answer.body);
});

const toasts: string[] = [];
let ended = 0;
let client: typeof import('./client.ts');
let errors: typeof import('./api-error.ts');

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = fetch;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => realFetch(base + path, options));
  // The language is read when the words are loaded: another file may have done that with another cookie.
  vi.resetModules();
  vi.stubGlobal('document', { cookie: 'language=ru', documentElement: {} });
  [client, errors] = await Promise.all([import('./client.ts'), import('./api-error.ts')]);
  const [{ drawToasts }, { loadWords }] = await Promise.all([import('../ui/toast.ts'), import('../words/words.ts')]);
  await loadWords('common');
  drawToasts((kind, text, seconds) => void toasts.push(`${kind} ${seconds} ${text}`));
  client.onSessionEnded(() => void ended++);
});
beforeEach(() => {
  requests = [];
  toasts.length = 0;
  ended = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  vi.unstubAllGlobals();
});

const gives = (body: object, headers?: Record<string, string>) =>
  void (answer = { body: JSON.stringify(body), ...(headers && { headers }) });

describe('a file', () => {
  const FILE: Call<object, unknown> = { method: 'POST', path: '/thing', kind: 'read', wire: 'file' };

  it('is what came, be it JSON itself', async () => {
    gives({ version: 3 }, { 'content-disposition': 'attachment; filename="route.json"' });
    expect(await (await client.fetchFile(FILE, {})).text()).toBe('{"version":3}');
    expect(toasts).toEqual([]);
  });

  it('is told as refused where an answer comes in its place', async () => {
    gives({ state: 0, mes: 'Нельзя', code: 'request.forbidden' });
    await expect(client.fetchFile(FILE, {})).rejects.toThrow('Нельзя');
  });
});

describe('a call', () => {
  it('gives the data of a success, and speaks the reader’s language', async () => {
    gives({ state: 1, mes: '', data: { id: 7 } });
    await expect(client.send(READ, { id: 'a' })).resolves.toEqual({ id: 7 });
    expect(requests[0]).toMatchObject({ url: '/fcms/thing?id=a', method: 'GET' });
    expect(requests[0]!.headers['accept-language']).toBe('ru-RU');
  });

  it('shows a refusal for 5 s and hands it on with its issues', async () => {
    const issues = [{ path: 'name', code: 'required', mes: 'Нужно имя' }];
    gives({ state: 0, mes: 'Нет', code: 'input.invalid', issues }, { 'retry-after': '30' });
    await expect(client.send(CHANGE, {})).rejects.toMatchObject({ name: 'ApiError', code: 'input.invalid', issues, retryAfterSeconds: 30 });
    expect(toasts).toEqual(['error 5 Нет']);
  });

  it('says nothing when the caller shows refusals itself', async () => {
    gives({ state: 0, mes: 'Нет', code: 'input.invalid' });
    await expect(client.send(CHANGE, {}, { quiet: true })).rejects.toBeInstanceOf(errors.ApiError);
    expect(toasts).toEqual([]);
  });

  it('ends the session on state 1000, except where the call only asks whether there is one', async () => {
    gives({ state: 1000, mes: 'Сеанс истёк', code: 'session.expired' });
    await expect(client.send(READ, {})).rejects.toBeInstanceOf(errors.SessionEnded);
    expect(ended).toBe(1);
    await expect(client.send(READ, {}, { probes: true })).rejects.toBeInstanceOf(errors.SessionEnded);
    expect(ended).toBe(1);
    expect(toasts).toEqual([]);
  });

  it('tells of an answer that is none, as of a lost connection', async () => {
    answer = { body: '<html>Bad gateway</html>', type: 'text/html' };
    await expect(client.send(READ, {})).rejects.toBeInstanceOf(errors.TransportError);
    expect(toasts).toEqual([expect.stringMatching(/^error 5 Нет связи/)]);
  });

  it('says nothing of a call that was cancelled', async () => {
    answer = { body: '', hangs: true };
    const stop = new AbortController();
    const sent = client.send(READ, {}, { signal: stop.signal });
    await expect.poll(() => requests).toHaveLength(1);
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(toasts).toEqual([]);
  });

  it('says nothing of a call that fails because the page is being left', async () => {
    const heard = new Map<string, () => void>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => void heard.set(name, listener));
    const { notePageLeft } = await import('../browser/page-left.ts');
    notePageLeft();
    heard.get('pagehide')!();
    answer = { body: '', type: 'text/html' };
    await expect(client.send(READ, {})).rejects.toBeInstanceOf(Error);
    expect(toasts).toEqual([]);
    heard.get('pageshow')!();
    await expect(client.send(READ, {})).rejects.toBeInstanceOf(Error);
    expect(toasts).toHaveLength(1);
  });

  it('marks each change, and attempts at one submission alike', async () => {
    gives({ state: 1, mes: '', data: null });
    for (const submitKey of [undefined, undefined, 'same', 'same']) await client.send(CHANGE, { name: 'x' }, { submitKey });
    const keys = requests.map((request) => request.headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['same', 'same']);
  });
});
