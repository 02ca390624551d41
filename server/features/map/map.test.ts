import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMapSources } from '@skyhelm/contract/map';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { atEnd } from '../../testing/at-end.ts';
import { sampleTile, writeMbtiles } from '../../testing/tile-files.ts';

const tile = sampleTile(2, 1, 3);
const script = { place: [2, 0, 0] as const, bytes: Buffer.from('<script>alert(1)</script>') };
let app: TestApp;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-map-'));
  atEnd(() => rm(folder, { recursive: true }));
  const file = join(folder, 'town.mbtiles');
  writeMbtiles(file, [tile, script], { bounds: '100,20,120,40', attribution: 'Office' });
  app = await testApp({ config: { tilesNormal: file, tilesNormalDatum: 'gcj02', tilesSatellite: join(folder, 'none') } });
});

const get = (path: string, headers: Record<string, string> = { token: app.main.token }) =>
  app.app.inject({ method: 'GET', url: path, headers });

test('the console is told which tiles there are, and why there are none', async () => {
  const { sources } = await app.done(getMapSources, {}, { token: app.main.token });
  expect(sources).toEqual([
    {
      ground: 'normal',
      tiles: {
        address: expect.stringMatching(/^\/tms\/m\/\{z\}\/\{x\}\/\{y\}\?v=[\w-]+$/) as string,
        minZoom: 2,
        maxZoom: 2,
        bounds: [100, 20, 120, 40],
        datum: 'gcj02',
        attribution: 'Office',
      },
      fault: null,
    },
    { ground: 'satellite', tiles: null, fault: 'missing' },
  ]);
});

test('a tile is served as what it is, is kept for a day, and is not sent again to whoever has it', async () => {
  const answer = await get('/tms/m/2/1/3');
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload]).toEqual([200, 'image/png', tile.bytes]);
  expect(answer.headers['cache-control']).toBe('private, max-age=86400');
  expect((await get('/tms/m/2/1/3.png')).rawPayload).toEqual(tile.bytes);
  const again = await get('/tms/m/2/1/3', { token: app.main.token, 'if-none-match': String(answer.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('holes, and what is no picture, are nothing', async () => {
  expect([(await get('/tms/m/2/2/2')).statusCode, (await get('/tms/m/2/0/0')).statusCode]).toEqual([204, 204]);
});

test.each([
  '/tms/m/2/1/4',
  '/tms/m/2/4/1',
  '/tms/m/99/0/0',
  '/tms/m/-1/0/0',
  '/tms/m/2/1/..%2f..%2fetc%2fpasswd',
  '/tms/m/2/..%2f1/1',
  '/tms/m/2/1/3.html',
  '/tms/m/2/1/1e0',
  '/tms/s/2/1/3',
  '/tms/x/2/1/3',
])('%s is refused', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('nobody gets a tile without a session', async () => {
  const answer = await get('/tms/m/2/1/3', {});
  expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers['cache-control']]).toEqual([
    401,
    'session.expired',
    'no-store',
  ]);
});
