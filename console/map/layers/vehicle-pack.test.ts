import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgeOf } from '../datum.ts';
import { FLAGS } from '../gl/vehicle-shader.ts';
import type { VehicleMark } from '../map-handle.ts';
import { mercatorX, mercatorY } from '../mercator.ts';
import { FLOATS_EACH } from '../gl/vehicle-program.ts';
import { VehiclePack } from './vehicle-pack.ts';

const mark = (id: string, latitude: number, longitude: number, more: Partial<VehicleMark> = {}): VehicleMark => ({
  id,
  name: id,
  latitude,
  longitude,
  heading: 90,
  look: 'flying',
  ...more,
});
const EQUATOR_METRES = 40_075_017;

function packed(marks: VehicleMark[], options: Partial<Parameters<VehiclePack['fill']>[1]> = {}): VehiclePack {
  const pack = new VehiclePack();
  pack.fill(marks, { centre: { x: 0.5, y: 0.5 }, edge: edgeOf('wgs84'), selected: new Set(), hovered: undefined, ...options });
  return pack;
}

test('where the view is, places are exact to the centimetre', () => {
  fc.assert(
    fc.property(fc.double({ min: -80, max: 80, noNaN: true }), fc.double({ min: -179, max: 179, noNaN: true }), (latitude, longitude) => {
      const centre = { x: mercatorX(longitude), y: mercatorY(latitude) };
      const { anchor, data } = packed([mark('a', latitude, longitude)], { centre });
      expect(Math.abs(anchor.x + data[0]! - centre.x) * EQUATOR_METRES).toBeLessThan(0.01);
      expect(Math.abs(anchor.y + data[1]! - centre.y) * EQUATOR_METRES).toBeLessThan(0.01);
    }),
  );
});

test('what lies behind the date line is drawn on this side of it', () => {
  const { anchor, data } = packed([mark('a', 0, -179.9)], { centre: { x: mercatorX(179.9), y: 0.5 } });
  expect(anchor.x + data[0]!).toBeCloseTo(mercatorX(180.1), 6);
});

test('selected and hovered vehicles come last; one without a position does not come at all', () => {
  const marks = [mark('a', 1, 1), mark('b', 2, 2, { heading: undefined }), mark('c', NaN, NaN), mark('d', 3, 3, { look: 'stale' })];
  const pack = packed(marks, { selected: new Set(['a']), hovered: 'b' });
  expect(pack.marks.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  const flags = [0, 1, 2].map((at) => pack.data[at * FLOATS_EACH + 3]);
  expect(flags).toEqual([4, FLAGS.selected, FLAGS.hovered + FLAGS.headless]);
});

test('an edge is crossed by every vehicle', () => {
  const [longitude, latitude] = edgeOf('gcj02').toMap(116.4, 39.9);
  const { anchor, data } = packed([mark('a', 39.9, 116.4)], { edge: edgeOf('gcj02') });
  expect(anchor.x + data[0]!).toBeCloseTo(mercatorX(longitude), 6);
  expect(anchor.y + data[1]!).toBeCloseTo(mercatorY(latitude), 6);
});

test('who is chosen is found anew when others are chosen, pointed at or there', () => {
  const pack = new VehiclePack();
  const marks = [mark('a', 1, 1), mark('b', 2, 2), mark('c', 3, 3)];
  const last = (shown: VehicleMark[], selected: ReadonlySet<string>, hovered?: string) => {
    pack.fill(shown, { centre: { x: 0.5, y: 0.5 }, edge: edgeOf('wgs84'), selected, hovered });
    return pack.marks.map(({ id }) => id).join('');
  };
  const a = new Set(['a']);
  expect([last(marks, a), last(marks, a), last(marks, a, 'b'), last(marks, new Set(['b']))]).toEqual(['bca', 'bca', 'cab', 'acb']);
  expect(last([mark('d', 1, 1), ...marks], a)).toBe('dbca');
  expect(last(marks, new Set())).toBe('abc');
});
