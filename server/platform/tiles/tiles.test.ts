import { mkdtemp, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleTile, writeMbtiles, writePmtiles, writeTileFolder } from '../../testing/tile-files.ts';
import { openTileStore } from './open-tiles.ts';
import { boundsIn, plainText, WORLD, type TileStore } from './tile-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

const [north, south] = [sampleTile(1, 0, 0), sampleTile(1, 0, 1)];
const opened = async (path: string): Promise<TileStore> => {
  const store = await openTileStore(path);
  onTestFinished(() => store.close());
  return store;
};
const kindOf = (path: string) =>
  openTileStore(path).then(
    () => 'opened',
    (error: { kind?: string }) => error.kind,
  );

describe('each kind of tile set is recognised by what it is, and its rows are counted from the north', () => {
  test('MBTiles, which count from the south', async () => {
    const file = join(folder, 'of-any-name');
    writeMbtiles(file, [north, south], { bounds: '100,20,120,40', attribution: '© <a href="javascript:alert(1)">Office</a>' });
    const store = await opened(file);
    expect(await store.read(1, 0, 0)).toEqual(north.bytes);
    expect(await store.read(1, 0, 1)).toEqual(south.bytes);
    expect(await store.read(1, 1, 1)).toBe(undefined);
    expect(store.facts).toMatchObject({ minZoom: 1, maxZoom: 1, bounds: [100, 20, 120, 40], attribution: '© Office' });
  });

  test('PMTiles', async () => {
    const file = join(folder, 'tiles.pmtiles');
    // Numbers along the curve: 1 is 1/0/0, 2 is 1/0/1.
    await writePmtiles(file, [
      { id: 1, bytes: north.bytes },
      { id: 2, bytes: south.bytes },
    ]);
    const store = await opened(file);
    expect(await store.read(1, 0, 0)).toEqual(north.bytes);
    expect(await store.read(1, 0, 1)).toEqual(south.bytes);
    expect(await store.read(1, 1, 0)).toBe(undefined);
    expect(store.facts).toMatchObject({ minZoom: 0, maxZoom: 2, attribution: 'Survey office' });
  });

  test('a folder, and one that counts from the south', async () => {
    const plain = join(folder, 'plain');
    await writeTileFolder(plain, [north, south], 'jpg');
    const store = await opened(plain);
    expect([await store.read(1, 0, 0), await store.read(1, 0, 1), await store.read(1, 1, 1)]).toEqual([
      north.bytes,
      south.bytes,
      undefined,
    ]);
    const turned = join(folder, 'turned');
    await writeTileFolder(turned, [north, south]);
    await writeFile(join(turned, 'tilemapresource.xml'), '<TileMap/>');
    expect(await (await opened(turned)).read(1, 0, 0)).toEqual(south.bytes);
    await writeFile(join(turned, 'metadata.json'), '{"scheme":"xyz","bounds":"1,2,3,4"}');
    const told = await opened(turned);
    expect([await told.read(1, 0, 0), told.facts.bounds]).toEqual([north.bytes, [1, 2, 3, 4]]);
  });

  test('a tile server', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/1/0/0.png') return response.end(north.bytes);
      response.statusCode = request.url === '/1/1/1.png' ? 500 : 404;
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const store = await opened(`http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`);
    expect([await store.read(1, 0, 0), await store.read(1, 0, 1)]).toEqual([north.bytes, undefined]);
    await expect(store.read(1, 1, 1)).rejects.toThrow('500');
  });
});

test('what cannot be used says why', async () => {
  const at = (name: string) => join(folder, name);
  await writeFile(at('text'), 'no tiles at all');
  await writeFile(at('nothing'), '');
  await mkdir(at('bare'));
  await writeTileFolder(at('vectors'), [north], 'pbf');
  writeMbtiles(at('vector.mbtiles'), [north], { format: 'pbf' });
  writeMbtiles(at('empty.mbtiles'), []);
  writeMbtiles(at('cut.mbtiles'), [north]);
  await truncate(at('cut.mbtiles'), 3_000);
  await writePmtiles(at('vector.pmtiles'), [{ id: 1, bytes: north.bytes }], 1);
  await writePmtiles(at('cut.pmtiles'), [{ id: 1, bytes: north.bytes }]);
  await truncate(at('cut.pmtiles'), 60);
  const names = [
    'none',
    'text',
    'nothing',
    'bare',
    'vectors',
    'vector.mbtiles',
    'empty.mbtiles',
    'cut.mbtiles',
    'vector.pmtiles',
    'cut.pmtiles',
  ];
  expect(await Promise.all(names.map((name) => kindOf(at(name))))).toEqual([
    'missing',
    'unknown',
    'unknown',
    'empty',
    'vector',
    'vector',
    'empty',
    'unreadable',
    'vector',
    'unreadable',
  ]);
});

test('bounds that make no sense are the world, marks in an attribution are left out', () => {
  expect(['1,2,3', 'x', '10,0,5,1', '-999,0,0,1'].map(boundsIn)).toEqual([WORLD, WORLD, WORLD, WORLD]);
  expect(plainText('<img src=x onerror=alert(1)>&copy; Map &amp; Co')).toBe('© Map & Co');
  expect(plainText('<'.repeat(2_000_000))).toBe('<'.repeat(300));
});
