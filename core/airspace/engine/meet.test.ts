import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import type { Position } from '../../geo/position.ts';
import { wrapped } from '../../geo/tangent-plane.ts';
import { isActive, type Zone } from '../zone.ts';
import { zoneIndex } from '../zone-index.ts';
import { along, alongGlobe, anywhere, beside, isWithin, legBetween, number, shapeAround, zoneOf } from '../testing/air.ts';
import { emptyHull, fillHull } from './hull.ts';
import { doMeet, met } from './meet.ts';
import { spot, within, type Piece } from './piece.ts';

const SEA = { toSea: 0, toGround: undefined };
const NOW = within(0, 0);
const meets = (zone: Zone, piece: Piece, when = NOW) => doMeet(zoneIndex([zone]), 0, piece, SEA, when);
const bowOf = (piece: Piece) => fillHull(emptyHull(), piece.corners).bow;

/** A leg near a zone: as the crow flies they are at most a few kilometres apart. */
const encounter = fc
  .record({
    centre: anywhere,
    shape: shapeAround(600),
    ends: fc.tuple(number(-900, 900), number(-900, 900), number(-900, 900), number(-900, 900)),
    margin: number(0, 80),
  })
  .map(({ centre, shape, ends: [a, b, c, d], margin }) => ({
    zone: zoneOf(shape(centre)),
    from: beside(centre, a, b),
    to: beside(centre, c, d),
    margin,
  }));

const samples = (from: Position, to: Position, way = along): Position[] => {
  const count = Math.ceil(metresBetween(from, to)) + 1;
  return Array.from({ length: count + 1 }, (_, index) => way(from, to, index / count));
};

describe('a leg, against every metre of it', () => {
  test('meets whatever zone any of it is in, or as near to as its margin, be it straight in degrees or on the globe', () => {
    fc.assert(
      fc.property(encounter, fc.boolean(), ({ zone, from, to, margin }, isOnGlobe) => {
        const isIn = samples(from, to, isOnGlobe ? alongGlobe : along).some((place) => isWithin(zone, place, undefined, margin));
        if (isIn) expect(meets(zone, legBetween(from, to, { margin }))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('meets none that it stays away from', () => {
    fc.assert(
      fc.property(encounter, ({ zone, from, to, margin }) => {
        const piece = legBetween(from, to, { margin });
        const reach = (margin + bowOf(piece)) * 1.02 + 1.5;
        const isAway = samples(from, to).every((place) => !isWithin(zone, place, undefined, reach));
        if (isAway) expect(meets(zone, piece)).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test('meets a zone at its heights and at its time only, as it climbs and goes on', () => {
    const limits = fc.record({ floor: number(0, 300), ceiling: number(0, 300), activeFrom: fc.nat(600), validUntil: fc.nat(600) });
    const flight = fc.record({
      fromHeight: number(0, 300),
      toHeight: number(0, 300),
      fromMs: fc.nat(400),
      lasts: fc.nat(400),
      waitMs: fc.nat(200),
    });
    fc.assert(
      fc.property(encounter, limits, flight, ({ zone: air, from, to }, limit, { lasts, ...given }) => {
        const zone = { ...air, ...limit };
        const piece = legBetween(from, to, { ...given, toMs: given.fromMs + lasts });
        const [first, last] = [piece.fromMs, piece.toMs];
        const places = samples(from, to);
        const isIn = (slack: number) =>
          places.some((place, index) => {
            const share = index / (places.length - 1);
            const height = piece.fromHeight + (piece.toHeight - piece.fromHeight) * share;
            const moment = Math.round(first + (last - first) * share);
            const stays = share === 1 ? piece.waitMs : 0;
            const isThen =
              isActive(zone, moment) ||
              (stays > 0 && moment < zone.activeFrom && zone.activeFrom <= moment + stays && zone.activeFrom < zone.validUntil);
            return isThen && isWithin(zone, place, height, 5 + slack) && isWithin(zone, place, undefined, slack);
          });
        if (isIn(-0.01)) expect(meets(zone, piece)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('depends on neither the order of corners nor the longitude, and meets no less with a larger margin', () => {
    fc.assert(
      fc.property(encounter, number(-360, 360), fc.nat(50), number(0, 100), ({ zone, from, to, margin }, turn, shift, more) => {
        const piece = legBetween(from, to, { margin });
        const expected = meets(zone, piece);
        // On the very edge the last digit decides.
        if (meets(zone, { ...piece, margin: Math.max(0, margin - 0.01) }) !== meets(zone, { ...piece, margin: margin + 0.01 })) return;
        expect(meets(zone, legBetween(to, from, { margin }))).toBe(expected);
        const moved = (place: Position): Position => ({ ...place, longitude: wrapped(place.longitude + turn) });
        const { shape } = zone;
        const elsewhere = zoneOf(
          shape.kind === 'circle' ? { ...shape, centre: moved(shape.centre) } : { ...shape, points: shape.points.map(moved) },
        );
        expect(meets(elsewhere, legBetween(moved(from), moved(to), { margin }))).toBe(expected);
        if (expected) expect(meets(zone, { ...piece, margin: margin + more })).toBe(true);
        if (shape.kind === 'circle') return;
        const { points } = shape;
        const turned = [...points.slice(shift % points.length), ...points.slice(0, shift % points.length)].toReversed();
        expect(meets(zoneOf({ kind: 'polygon', points: turned }), piece)).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });
});

test('a triangle meets whatever any place in it is in, be it all around that', () => {
  const share = number(0, 1);
  fc.assert(
    fc.property(
      encounter,
      number(-2_000, 2_000),
      number(-2_000, 2_000),
      fc.array(fc.tuple(share, share), { minLength: 60, maxLength: 60 }),
      ({ zone, from, to, margin }, north, east, places) => {
        const home = beside(from, north, east);
        const isIn = places.some(([one, other]) => isWithin(zone, along(along(from, to, one), home, other), undefined, margin));
        if (isIn) expect(meets(zone, { ...spot(from, margin), corners: [from, to, home] })).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('across a pole a circle is met by whoever comes as near as it is wide', () => {
  const nearPole = fc.record({ latitude: number(89.98, 90), longitude: number(-180, 180) });
  fc.assert(
    fc.property(nearPole, nearPole, nearPole, number(1, 1_500), (centre, from, to, radius) => {
      const zone = zoneOf({ kind: 'circle', centre, radius });
      const isIn = samples(from, to, alongGlobe).some((place) => isWithin(zone, place, undefined, 0));
      if (isIn) expect(met(zoneIndex([zone]), legBetween(from, to), SEA, NOW)).toEqual([0]);
    }),
  );
});

test('among many zones the index finds those that each by itself would be, each once', () => {
  const many = fc.array(fc.tuple(shapeAround(30_000), number(-60_000, 60_000), number(-60_000, 60_000)), { maxLength: 25 });
  fc.assert(
    fc.property(anywhere, many, number(-40_000, 40_000), number(-40_000, 40_000), (centre, shapes, north, east) => {
      const zones = shapes.map(([shape, up, aside], index) => zoneOf(shape(beside(centre, up, aside)), { id: String(index) }));
      const index = zoneIndex(zones);
      const piece = legBetween(centre, beside(centre, north, east), { margin: 20 });
      const each = zones.flatMap((_, zone) => (doMeet(index, zone, piece, SEA, NOW) ? [zone] : []));
      expect(met(index, piece, SEA, NOW).toSorted((a, b) => a - b)).toEqual(each);
    }),
  );
});

test('a limit to stay below is kept to the metre, from the ground up', () => {
  const place = { latitude: 31.2, longitude: 121.4 };
  const ring = zoneOf({ kind: 'circle', centre: place, radius: 25_000 }, { kind: 'restricted', floor: 50, datum: 'ground' });
  const flownAt = (height: number, toGround: number | undefined) =>
    doMeet(
      zoneIndex([ring]),
      0,
      legBetween(place, beside(place, 900, 0), { fromHeight: height, toHeight: height }),
      { toSea: 0, toGround },
      NOW,
    );
  expect([flownAt(50, 0), flownAt(50.5, 0), flownAt(250, -200), flownAt(260, -200), flownAt(10, undefined)]).toEqual([
    false,
    true,
    false,
    true,
    true,
  ]);
});

test('who does not know when they depart is held to all that is not over yet', () => {
  const place = { latitude: 31.2, longitude: 121.4 };
  const zone = zoneOf({ kind: 'circle', centre: place, radius: 100 }, { activeFrom: 5_000, validUntil: 9_000 });
  const piece = legBetween(place, beside(place, 50, 0), { fromMs: 1_000, toMs: 2_000 });
  const then = (earliest: number, latest = earliest) => meets(zone, piece, { now: 0, departure: { earliest, latest } });
  expect([meets(zone, piece, { now: 0 }), meets(zone, piece, { now: 9_000 })]).toEqual([true, false]);
  expect([then(0), then(2_999), then(3_000), then(7_999), then(8_000), then(0, 3_000)]).toEqual([false, false, true, true, false, true]);
  expect(meets(zone, { ...piece, waitMs: 3_000 }, within(0, 0))).toBe(true);
  expect(meets(zone, { ...piece, laterMs: 3_000 }, within(0, 0))).toBe(true);
});

describe('far up in the north', () => {
  const place = { latitude: 60, longitude: 30 };

  test('a margin is as many metres to the east as to the north', () => {
    const square = zoneOf({
      kind: 'polygon',
      points: [beside(place, 50, 100), beside(place, 50, 200), beside(place, -50, 200), beside(place, -50, 100)],
    });
    const passes = (margin: number) => meets(square, legBetween(beside(place, -500, 0), beside(place, 500, 0), { margin }));
    expect([passes(99.5), passes(100.5)]).toEqual([false, true]);
  });

  test('a long leg is looked for where the globe bends it to, too', () => {
    const [from, to] = [place, { latitude: 60, longitude: 32 }];
    const middle = alongGlobe(from, to, 0.5);
    expect(metresBetween(middle, along(from, to, 0.5))).toBeGreaterThan(300);
    expect(meets(zoneOf({ kind: 'circle', centre: middle, radius: 10 }), legBetween(from, to))).toBe(true);
  });

  test('a triangle meets what lies in the middle of it', () => {
    const piece = { ...spot(place, 0), corners: [place, beside(place, 9_000, 0), beside(place, 0, 9_000)] };
    const [circle, square] = [
      zoneOf({ kind: 'circle', centre: beside(place, 2_500, 2_500), radius: 5 }),
      zoneOf({ kind: 'polygon', points: [beside(place, 2_500, 2_500), beside(place, 2_510, 2_500), beside(place, 2_505, 2_510)] }),
    ];
    expect([meets(circle, piece), meets(square, piece)]).toEqual([true, true]);
  });
});
