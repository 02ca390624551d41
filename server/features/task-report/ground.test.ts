import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { TileStore } from '../../platform/tiles/tile-store.ts';
import type { Tiles } from '../../platform/tiles/tiles.ts';
import { groundAround } from './ground.ts';
import { placeIn, type MapFrame } from './map-frame.ts';
import { groundPicture } from './map/ground-picture.ts';

const SITE = { longitude: 116.39, latitude: 39.9 };
const NORTH = { longitude: 116.39, latitude: 39.91 };
const SHOWN = { planned: [SITE, NORTH], flown: [] } as const;

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
      SHOWN,
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
  const ground = await groundAround(tilesOf(store(async () => picture.toBuffer())), SHOWN);
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
    expect((await groundAround(tilesOf(tiles), SHOWN)).tiles).toBeNull();
  }
  const broken = store(() => Promise.resolve(Buffer.from('89504e470d0a1a0a0000000000000000', 'hex')));
  expect(await groundPicture(await groundAround(tilesOf(broken), SHOWN))).toBeUndefined();
});

test('a position that was wrong for a moment does not shrink the map', async () => {
  const { frame } = await groundAround(tilesOf(undefined), { planned: [SITE, NORTH], flown: [NORTH, { longitude: 0, latitude: 0 }] });
  expect(frame.metresPerPoint * frame.height).toBeLessThan(2_000);
});

const isShown = (frame: MapFrame, place: Position) => {
  const { x, y } = placeIn(frame, place);
  return x > 0 && y > 0 && x < frame.width && y < frame.height;
};

test('a plan is seen whole however far from its site it lies, across the line where a new day begins too, and what was flown around it', async () => {
  for (const longitude of [116, 179.9, -179.95]) {
    const site = { longitude, latitude: 50 };
    const { positionAt } = tangentPlane(site);
    for (const kilometres of [1, 40, 190]) {
      const at = (north: number, east: number) => positionAt({ north: north * 1_000, east: (kilometres + east) * 1_000 });
      const planned = [site, at(0, 0), at(0, 1), at(1, 1), at(1, 0)] as const;
      const flown = [positionAt({ north: 500, east: (kilometres / 2) * 1_000 }), at(-3, 2)];
      const wrong = positionAt({ north: 40_000, east: (kilometres + 50) * 1_000 });
      const { frame } = await groundAround(tilesOf(undefined), { planned, flown: [...flown, wrong] });
      const seen = [...planned, ...flown].map((place) => isShown(frame, place));
      expect([...seen, isShown(frame, wrong)], `${longitude} ${kilometres}`).toEqual([...seen.map(() => true), false]);
      expect((frame.metresPerPoint * frame.width) / 1_000).toBeLessThan(1.5 * (kilometres + 10));
    }
  }
});
