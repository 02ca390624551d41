import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flownTrail } from './flown-trail.ts';

const TRACK = {
  at: Array.from({ length: 50 }, (_, row) => row * 5_000),
  longitude: Array.from({ length: 50 }, (_, row) => (row === 20 ? null : 116 + row / 1000)),
  latitude: Array.from({ length: 50 }, (_, row) => (row === 20 ? null : 40)),
};

test('what was flown by a moment is the beginning of the whole way, wherever one came from', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5_000, max: 300_000 }), { minLength: 1 }), (moments) => {
      const trail = flownTrail(TRACK);
      for (const moment of moments) {
        const rows = TRACK.at.filter((at) => at <= moment).length;
        expect(trail.upTo(moment)).toEqual(trail.whole.slice(0, 2 * rows));
      }
    }),
  );
});

test('it grows in place while time goes on and is another line once it has gone back; what nobody knew is a gap', () => {
  const trail = flownTrail(TRACK);
  const before = trail.upTo(60_000);
  expect(trail.upTo(90_000)).toBe(before);
  expect(trail.upTo(30_000)).not.toBe(before);
  expect(trail.whole.slice(40, 42)).toEqual([NaN, NaN]);
});

test('where the track itself says that there is a gap there is no other, and each moment has its place', () => {
  const latitude = TRACK.latitude.map((north, row) => (row === 30 ? null : north && north + (row < 30 ? 0 : 1)));
  const { whole } = flownTrail({ ...TRACK, latitude });
  expect(whole).toHaveLength(2 * TRACK.at.length);
  expect([whole[59], whole[61], whole[63]]).toEqual([40, NaN, 41]);
});

test('what comes of a flight in the air after a long silence is not joined to what was flown before', () => {
  const trail = flownTrail(TRACK);
  const { length } = trail.whole;
  trail.extend(300_000, { longitude: 116.06, latitude: 40 });
  trail.extend(400_000, { longitude: 116.061, latitude: 40 });
  trail.extend(401_000, { longitude: 116.062, latitude: 40 });
  expect(trail.whole.slice(length)).toEqual([116.06, 40, NaN, NaN, 116.061, 40, 116.062, 40]);
});

test('no line leads to where it leapt, neither behind it nor to where it is shown', () => {
  const leaping = { ...TRACK, latitude: TRACK.latitude.map((latitude, row) => latitude && latitude + (row < 30 ? 0 : 1)) };
  const trail = flownTrail(leaping);
  expect(trail.whole.slice(58, 64)).toEqual([116.029, 40, NaN, NaN, 116.03, 41]);
  expect(trail.upTo(150_000)).toEqual(trail.whole.slice(0, 64));
  expect(trail.tip(147_000, { longitude: 116.0295, latitude: 40 })).toEqual([116.029, 40, 116.0295, 40]);
  expect(trail.tip(147_000, { longitude: 116.0295, latitude: 41 })).toEqual([]);
  expect(trail.tip(102_000, { longitude: 116.02, latitude: 40 })).toEqual([]);
});
