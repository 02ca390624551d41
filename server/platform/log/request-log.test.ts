import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { requestLog } from './request-log.ts';

async function requests(level: string, ...urls: string[]) {
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLogger(level, { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  app.get('/fcms/file/:id', () => ({ state: 1, mes: '', data: null }));
  app.get('/fcms/refused', () => ({ state: 1000, mes: '', code: 'session.expired' }));
  app.get('/fcms/broken', () => Promise.reject(new Error('bug')));
  app.get('/asset', () => 'x');
  requestLog(app);
  for (const url of urls) await app.inject({ url, headers: { token: 'hush-1', cookie: 'Admin-Token=hush-2' } });
  await app.close();
  return { text: lines.join(''), lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it('one line for each call: method, route pattern, status, state, duration, request id', async () => {
  const { lines } = await requests('debug', '/fcms/file/4711', '/fcms/refused');
  expect(lines).toMatchObject([
    {
      method: 'GET',
      route: '/fcms/file/:id',
      status: 200,
      state: 1,
      ms: expect.any(Number) as number,
      reqId: expect.any(String) as string,
      msg: 'request',
    },
    { route: '/fcms/refused', status: 200, state: 1000 },
  ]);
});

it('holds nothing of the address, the headers or the cookies', async () => {
  const { text } = await requests('trace', '/fcms/file/4711?token=hush-3&q=hush-4', '/fcms/unknown/hush-5?x=hush-6');
  expect(text).not.toMatch(/hush|4711/);
});

it('is quiet about assets unless they fail', async () => {
  const { lines } = await requests('debug', '/asset', '/fcms/broken');
  expect(lines.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toEqual(['/fcms/broken']);
});

it('says by default nothing of what went well: what a start says once stays in sight', async () => {
  const { lines } = await requests('info', '/fcms/file/4711', '/fcms/refused', '/fcms/broken');
  expect(lines.filter(({ msg }) => msg === 'request').map(({ route }) => route)).toEqual(['/fcms/broken']);
});
