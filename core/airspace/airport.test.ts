import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metresBetween } from '../geo/distance.ts';
import { airportCorners, airportZones, type Airport } from './airport.ts';
import { declinationAt } from './declination.ts';
import { isTangled, metresInside } from './shape.ts';
import { beside, number } from './testing/air.ts';

const airport = (given: Partial<Airport> = {}): Airport => ({
  id: 'ZBAA',
  name: 'Capital',
  latitude: 40.08,
  longitude: 116.585,
  bearing: 0,
  length: 3_800,
  runways: 1,
  ...given,
});

test('twelve corners hold the runway and what is flown before and behind it, wherever it lies and points', () => {
  fc.assert(
    fc.property(number(-75, 75), number(-180, 180), fc.nat(17), number(1_200, 5_000), (latitude, longitude, tens, length) => {
      const one = airport({ latitude, longitude, bearing: tens * 10, length });
      const points = airportCorners(one);
      expect([points.length, isTangled(points)]).toEqual([12, false]);
      const angle = (one.bearing * Math.PI) / 180;
      for (const along of [-length / 2 - 7_900, -length / 2, 0, length / 2, length / 2 + 7_900]) {
        const place = beside(one, along * Math.cos(angle), along * Math.sin(angle));
        expect(metresInside({ kind: 'polygon', points }, place)).toBeGreaterThan(50);
      }
      const aside = beside(one, -4_500 * Math.sin(angle), 4_500 * Math.cos(angle));
      expect(metresInside({ kind: 'polygon', points }, aside)).toBeLessThan(0);
    }),
  );
});

test('approaches lie inside whether the number is taken from a compass or from true north, and is rounded either way', () => {
  fc.assert(
    fc.property(
      number(-60, 60),
      number(-180, 180),
      fc.nat(17),
      number(1_200, 5_000),
      number(-5, 5),
      (latitude, longitude, tens, length, off) => {
        const one = airport({ latitude, longitude, bearing: tens * 10, length });
        const declination = declinationAt(one);
        fc.pre(Math.abs(declination) <= 30);
        const points = airportCorners(one);
        for (const bearing of [one.bearing, one.bearing + declination / 2, one.bearing + declination]) {
          const angle = ((bearing + off) * Math.PI) / 180;
          for (const along of [-length / 2 - 7_900, -length / 2 - 3_000, -length / 2, length / 2, length / 2 + 1_500, length / 2 + 7_900]) {
            const place = beside(one, along * Math.cos(angle), along * Math.sin(angle));
            expect(metresInside({ kind: 'polygon', points }, place)).toBeGreaterThan(50);
          }
        }
      },
    ),
  );
});

test('further runways, of which nobody says where they point, are closed all round', () => {
  expect(airportZones(airport())).toHaveLength(2);
  const [, , further] = airportZones(airport({ runways: 2 }));
  expect(further).toMatchObject({ kind: 'noFly', floor: null, ceiling: null, shape: { kind: 'circle', radius: 1_900 + 3_000 } });
});

test('around it there is a ring of 25 km with a limit of 50 m above the ground, and both are marked as approximate', () => {
  const [closed, ring] = airportZones(airport({ runways: 3 }));
  expect([closed.name, ring.name]).toEqual(['≈ Capital', '≈ Capital']);
  expect(ring).toMatchObject({ kind: 'restricted', floor: 50, ceiling: null, datum: 'ground', shape: { kind: 'circle', radius: 25_000 } });
  expect(closed).toMatchObject({ kind: 'noFly', floor: null, ceiling: null });
  const corners = closed.shape.kind === 'polygon' ? closed.shape.points : [];
  expect(Math.max(...corners.map((corner) => metresBetween(corner, airport())))).toBeLessThan(25_000);
});
