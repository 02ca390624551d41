import { expect, test } from 'vitest';
import { edgeOf } from '../datum.ts';
import { mercatorX } from '../mercator.ts';
import { TrailStrip } from './trail-strip.ts';

const edge = edgeOf('wgs84');
const xs = ({ anchor, data, count }: TrailStrip) => Array.from({ length: count }, (_, at) => anchor!.x + data[2 * at]!);

test('a trail that grows is read on from where it ended', () => {
  const points = [10, 50, 11, 50];
  const strip = new TrailStrip(points, edge);
  expect(strip.follow({ id: 'a', track: 1, points }, edge)).toBe(true);
  strip.sent = strip.count;
  points.push(12, 50);
  expect(strip.follow({ id: 'a', track: 1, points }, edge)).toBe(true);
  expect([strip.count, strip.sent]).toEqual([3, 2]);
  xs(strip).forEach((x, at) => expect(x).toBeCloseTo(mercatorX(10 + at), 6));
  for (let more = 0; more < 1_000; more++) points.push(12 + more / 1_000, 50);
  strip.follow({ id: 'a', track: 1, points }, edge);
  // It had to move to a larger place: all of it is handed over anew.
  expect([strip.count, strip.sent]).toEqual([1_003, 0]);
  expect(xs(strip)[2]).toBeCloseTo(mercatorX(12), 6);
});

test('another trail, a shorter one and another edge begin anew', () => {
  const points = [10, 50, 11, 50];
  const strip = new TrailStrip(points, edge);
  strip.follow({ id: 'a', track: 1, points }, edge);
  expect(strip.follow({ id: 'a', track: 1, points: [...points] }, edge)).toBe(false);
  expect(strip.follow({ id: 'a', track: 1, points }, edgeOf('gcj02'))).toBe(false);
  points.length = 2;
  expect(strip.follow({ id: 'a', track: 1, points }, edge)).toBe(false);
});

test('over the date line it goes the short way, and a gap stays a gap', () => {
  const points = [179.9, 0, -179.9, 0, NaN, NaN, -179.8, 0];
  const strip = new TrailStrip(points, edge);
  strip.follow({ id: 'a', track: 1, points }, edge);
  const [first, second, gap, last] = xs(strip);
  expect(second! - first!).toBeCloseTo(0.2 / 360, 6);
  expect(gap).toBe(NaN);
  expect(last! - second!).toBeCloseTo(0.1 / 360, 6);
});
