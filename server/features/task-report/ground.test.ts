import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TileStore } from '../../platform/tiles/tile-store.ts';
import type { Tiles } from '../../platform/tiles/tiles.ts';
import { groundAround } from './ground.ts';
import { placeIn } from './map-frame.ts';
import { groundPicture } from './map/ground-picture.ts';

const SITE = { longitude: 116.39, latitude: 39.9 };
const NORTH = { longitude: 116.39, latitude: 39.91 };

const store = (read: TileStore['read'], maxZoom = 18): TileStore => ({
  facts: { minZoom: 0, maxZoom, bounds: [-180, -85, 180, 85], attribution: 'Office', version: '1' },
  read,
  close: () => Promise.resolve(),
});
const tilesOf = (normal: TileStore | undefined, datum: 'wgs84' | 'gcj02' = 'wgs84'): Tiles => ({
  normal: { setting: 'TILES_NORMAL', store: normal, fault: undefined, datum, attribution: undefined },
  satellite: { setting: 'TILES_SATELLITE', store: undefined, fault: undefined, datum: 'wgs84', attribution: undefined },
  close: () => Promise.resolve(),
});
const picture = sharp({ create: { width: 256, height: 256, channels: 3, background: '#88a' } }).webp();

test('a kilometre is as long on paper as the scale says, wherever the tiles put it', async () => {
  for (const datum of ['wgs84', 'gcj02'] as const) {
    const { frame } = await groundAround(
      tilesOf(
        store(async () => picture.toBuffer()),
        datum,
      ),
      SITE,
      [NORTH],
    );
    const [from, to] = [placeIn(frame, SITE), placeIn(frame, NORTH)];
    const metres = Math.hypot(to.x - from.x, to.y - from.y) * frame.metresPerPoint;
    expect(metres, datum).toBeGreaterThan(1_100);
    expect(metres, datum).toBeLessThan(1_125);
    expect(from.y, 'north is up').toBeGreaterThan(to.y);
    for (const { x, y } of [from, to]) expect([x > 0, y > 0, x < frame.width, y < frame.height]).toEqual([true, true, true, true]);
  }
});

test('installed tiles lie below it and cover the whole frame', async () => {
  const ground = await groundAround(tilesOf(store(async () => picture.toBuffer())), SITE, [NORTH]);
  const below = (await groundPicture(ground))!;
  expect(ground.tiles!.attribution).toBe('Office');
  expect((await sharp(below.picture).metadata()).format).toBe('jpeg');
  const { left, top, width, height, scale } = ground.frame;
  expect(below.left <= left && below.top <= top).toBe(true);
  expect(below.left + below.width >= left + width / scale && below.top + below.height >= top + height / scale).toBe(true);
});

test('without tiles, with holes only, with none that are fine enough or with none that are pictures there is a grid', async () => {
  const holes = store(() => Promise.resolve(undefined));
  const failing = store(() => Promise.reject(new Error('disk')));
  const coarse = store(async () => picture.toBuffer(), 6);
  const script = store(() => Promise.resolve(Buffer.from('<script>alert(1)</script>')));
  for (const tiles of [undefined, holes, failing, coarse, script]) {
    expect((await groundAround(tilesOf(tiles), SITE, [NORTH])).tiles).toBeNull();
  }
  const broken = store(() => Promise.resolve(Buffer.from('89504e470d0a1a0a0000000000000000', 'hex')));
  expect(await groundPicture(await groundAround(tilesOf(broken), SITE, [NORTH]))).toBeUndefined();
});

test('a position that was wrong for a moment does not shrink the map', async () => {
  const { frame } = await groundAround(tilesOf(undefined), SITE, [NORTH, { longitude: 0, latitude: 0 }]);
  expect(frame.metresPerPoint * frame.height).toBeLessThan(2_000);
});
