import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside, metresToEdge, metresToSide } from '../../../geo/polygon.ts';
import type { Offset } from '../../../geo/tangent-plane.ts';
import { anyFlatArea, comb, turned, type FlatArea } from '../testing/any-area.ts';
import { turnOrder } from './cells.ts';
import { cover, type Covering } from './cover.ts';
import { areaOf, edgesOf, metresApart } from './edges.ts';
import { flightSeconds, type Flight } from './flight-points.ts';
import { lanePieces } from './lane-pieces.ts';
import { lengthOf, wayInside } from './way-inside.ts';

const MANNER = { speed: 5, acceleration: 2, radius: 1, stops: true, turnaround: 0, turnRadius: 0 };
const covering = (given: Partial<Covering>): Covering => ({
  spacing: 40,
  manner: MANNER,
  angle: null,
  across: null,
  ...given,
});
const anySpacing = fc.integer({ min: 15, max: 90 });
const anyAngle = fc.integer({ min: -360, max: 360 });

const isWithin = (area: FlatArea, place: Offset): boolean =>
  area.every((ring, index) => isInside(ring, place) === (index === 0) || metresToEdge(ring, place) < 0.001);

const along = (from: Offset, to: Offset): Offset[] =>
  [0, 0.01, 0.13, 0.29, 0.5, 0.67, 0.83, 0.99, 1].map((share) => ({
    north: from.north + (to.north - from.north) * share,
    east: from.east + (to.east - from.east) * share,
  }));

/** Places on the way, lanes and all, that are not of the area. */
function outsideOf(area: FlatArea, { lanes, ways }: Flight): Offset[] {
  const points = lanes.flatMap(({ from, to }, index) => [...ways[index]!, from, to]);
  return points.slice(1).flatMap((point, index) => along(points[index]!, point).filter((place) => !isWithin(area, place)));
}

describe('whatever the area', () => {
  test('no lane leaves it, and no way between lanes either', () => {
    fc.assert(
      fc.property(anyFlatArea, anySpacing, fc.option(anyAngle), fc.boolean(), (area, spacing, angle, isCrossed) => {
        const { flight } = cover(edgesOf(area), covering({ spacing, angle, across: isCrossed ? spacing * 0.7 : null }));
        expect(outsideOf(area, flight)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('every line is half a spacing away at most and, half a spacing from the border, a lane is', () => {
    const asideOf = ({ north, east }: Offset, degrees: number) =>
      east * Math.cos((degrees * Math.PI) / 180) - north * Math.sin((degrees * Math.PI) / 180);
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        anyFlatArea,
        anySpacing,
        anyAngle,
        fc.array(fc.tuple(share, share), { minLength: 30, maxLength: 30 }),
        (area, spacing, angle, shares) => {
          const { flight } = cover(edgesOf(area), covering({ spacing, angle }));
          for (const place of shares.map(([north, east]) => ({ north: north * 500, east: east * 500 }))) {
            const edge = Math.min(...area.map((ring) => metresToEdge(ring, place)));
            if (!isWithin(area, place) || edge < 2) continue;
            expect(Math.min(...flight.lanes.map(({ from }) => Math.abs(asideOf(place, angle) - asideOf(from, angle))))).toBeLessThanOrEqual(
              spacing * 0.501,
            );
            if (edge <= spacing / 2) continue;
            const nearest = Math.min(...flight.lanes.map(({ from, to }) => metresToSide(from, to, place)));
            expect(nearest).toBeLessThanOrEqual(spacing * 0.501);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('beside a side that runs aslant nothing is further from a lane than a spacing over one and the sine of their angle', () => {
    const field = [-250, 250].flatMap((north) => (north < 0 ? [-350, 350] : [350, -350]).map((east) => ({ north, east })));
    const share = fc.double({ min: -1, max: 1, noNaN: true });
    const places = fc.array(fc.tuple(share, share), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 90, noNaN: true }), anySpacing, places, (degrees, spacing, shares) => {
        const area = turned([field], degrees);
        const { flight } = cover(edgesOf(area), covering({ spacing, angle: 0 }));
        const far = 1 / (1 + Math.sin((Math.min(degrees, 90 - degrees) * Math.PI) / 180));
        const [inside] = turned([shares.map(([north, east]) => ({ north: north * 250, east: east * 350 }))], degrees);
        for (const place of inside!)
          expect(Math.min(...flight.lanes.map(({ from, to }) => metresToSide(from, to, place)))).toBeLessThanOrEqual(spacing * far + 1e-3);
      }),
      { numRuns: 40 },
    );
  });

  test('lanes are as long together as the area is large', () => {
    fc.assert(
      fc.property(anyFlatArea, anyAngle, (area, angle) => {
        const { flight } = cover(edgesOf(area), covering({ spacing: 4, angle }));
        const metres = flight.lanes.reduce((sum, { from, to }) => sum + metresApart(from, to), 0);
        expect((metres * 4) / areaOf(area)).toBeCloseTo(1, 1);
      }),
      { numRuns: 30 },
    );
  });

  test('it takes as long when it is turned together with its lanes', () => {
    fc.assert(
      fc.property(anyFlatArea, anySpacing, anyAngle, anyAngle, (area, spacing, angle, turn) => {
        const seconds = (flat: FlatArea, degrees: number) =>
          flightSeconds(cover(edgesOf(flat), covering({ spacing, angle: degrees })).flight, MANNER);
        const [one, other] = [seconds(area, angle), seconds(turned(area, turn), angle + turn)];
        expect(Math.abs(one / other - 1)).toBeLessThan(0.02);
      }),
      { numRuns: 30 },
    );
  });

  test('the angle that is chosen takes no longer than any whole degree', () => {
    fc.assert(
      fc.property(anyFlatArea, anySpacing, fc.integer({ min: 0, max: 179 }), (area, spacing, degrees) => {
        const seconds = (angle: number | null) => flightSeconds(cover(edgesOf(area), covering({ spacing, angle })).flight, MANNER);
        expect(seconds(null)).toBeLessThan(seconds(degrees) * 1.02);
      }),
      { numRuns: 10 },
    );
  });
});

describe('ways within an area', () => {
  const notched: FlatArea = [comb(2, 100, 400)];

  test('go round a notch at its corners', () => {
    const way = wayInside(edgesOf(notched), { north: 390, east: 100 }, { north: 390, east: 200 });
    expect(way).toEqual([
      { north: 100, east: 100 },
      { north: 100, east: 200 },
    ]);
  });

  test('go round a hole on its nearer side', () => {
    const square = (size: number, east = 0): Offset[] => [
      { north: -size, east: east - size },
      { north: -size, east: east + size },
      { north: size, east: east + size },
      { north: size, east: east - size },
    ];
    const edges = edgesOf([square(100), square(20)]);
    const way = wayInside(edges, { north: 5, east: -100 }, { north: 5, east: 100 });
    expect(way).toEqual([
      { north: 20, east: -20 },
      { north: 20, east: 20 },
    ]);
    expect(lengthOf([{ north: 5, east: -100 }, ...way, { north: 5, east: 100 }])).toBeLessThan(204);
  });

  test('along a comb no metre is flown outside', () => {
    const area: FlatArea = [comb(6, 60, 500)];
    const { flight } = cover(edgesOf(area), covering({ angle: 90, spacing: 25 }));
    expect(outsideOf(area, flight)).toEqual([]);
  });
});

test('lines are as few as leave nothing further than half a spacing away, and evenly placed', () => {
  const edges = edgesOf([
    [
      { north: 0, east: 0 },
      { north: 0, east: 100 },
      { north: 200, east: 100 },
      { north: 200, east: 0 },
    ],
  ]);
  const { lines, asideOf } = lanePieces(edges, 0, 30);
  expect(Array.from({ length: lines }, (_, line) => asideOf(line))).toEqual([12.5, 37.5, 62.5, 87.5]);
});

describe('what cannot turn into the next lane', () => {
  test('flies each lane once, with turns that span enough of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 }), (count, skip) => {
        const order = turnOrder(count, skip);
        expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index));
        if (count < 2 * skip) return;
        for (let turn = 1; turn < count; turn++) expect(Math.abs(order[turn]! - order[turn - 1]!)).toBeGreaterThanOrEqual(skip - 1);
      }),
    );
    expect(turnOrder(12, 3)).toEqual([0, 3, 1, 4, 2, 5, 9, 6, 10, 7, 11, 8]);
  });
});
