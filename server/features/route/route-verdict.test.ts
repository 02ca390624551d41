import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { zoneOf } from '@skyhelm/core/airspace/testing/air';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { documentOf } from '@skyhelm/core/plan/document';
import { USUAL_PERFORMANCE } from '@skyhelm/core/plan/path/performance';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { GroundLegs } from '@skyhelm/core/plan/terrain/ground';
import { describe, expect, test } from 'vitest';
import { linesOf, readOne, verdictOn } from './route-verdict.ts';

const { positionAt } = tangentPlane({ longitude: 10, latitude: 50 });
/** East of home, 300 m from one to the next. */
const { version: documentVersion, route: document } = documentOf({
  ...NEW_ROUTE,
  waypoints: [300, 600, 900].map((east) => waypointAt(positionAt({ north: 0, east }), NEW_ROUTE)),
});
const kept = { documentVersion, document: JSON.stringify(document) };
const home = { position: positionAt({ north: 0, east: 0 }), altitude: 100 };
const closed = (north: number, east: number, given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: positionAt({ north, east }), radius: 20 }, { name: `${north} ${east}`, ...given });
const airOf = (...zones: Zone[]) => ({ zones: zoneIndex(zones), fence: NO_FENCE, fenceName: '', home });
/** On the way to its second waypoint, at a place of its own. */
const underWay = (north: number, east: number) => ({ flying: true, ...positionAt({ north, east }), altitude: 115, homeAltitude: 100 });
const flown = (state: object | undefined, zones: Zone[], ground?: GroundLegs[]) => {
  const air = airOf(...zones);
  return verdictOn(readOne({ ...kept, air, left: { entryPoint: 2, cycles: 1 }, underWay: state }, air)!, ground).closedBy;
};

describe('a route that is flown', () => {
  test('is held to the way from where the aircraft is, not to one from home', () => {
    const zones = [closed(0, 450), closed(200, 600), closed(0, 750)];
    expect(flown(underWay(400, 600), zones)).toEqual(['0 750', '200 600']);
    expect(flown(underWay(100, 600), zones)).toEqual(['0 750']);
    expect(flown(undefined, zones), 'from home').toEqual(['0 450', '0 750']);
  });

  test('keeps from a border what it takes to stop', () => {
    expect(flown(underWay(100, 600), [closed(60, 570)])).toEqual(['60 570']);
    expect(flown(underWay(100, 600), [closed(60, 560)])).toEqual([]);
  });

  test('is held to the ground of the leg that it is on, and of those ahead', () => {
    const limit = { kind: 'restricted', datum: 'ground', floor: 50 } as const;
    const [behind, ahead] = [
      [100, 0, 100],
      [100, 100, 100],
    ] as const;
    const on = closed(0, 450, limit);
    expect(flown(underWay(0, 400), [on], [[behind, ahead]])).toEqual(['0 450']);
    expect(flown(underWay(0, 400), [on], [[ahead, ahead]])).toEqual([]);
  });
});

test('the ground is asked for only where a zone counts from it', () => {
  const read = (zone: Zone) => linesOf(readOne({ ...kept, air: airOf(zone) }, airOf(zone))!);
  expect(read(closed(0, 450, { datum: 'ground', floor: 500 }))?.[0]).toHaveLength(3);
  expect(read(closed(0, 450, { datum: 'sea', floor: 500 }))).toBeUndefined();
  expect(read(closed(300, 450, { datum: 'ground' }))).toBeUndefined();
});

test('the ground is asked for and counts along every way that is flown besides the route', () => {
  const places = [
    [0, 300],
    [0, 900],
    [600, 900],
  ] as const;
  const route = {
    ...NEW_ROUTE,
    cycles: 2,
    waypoints: places.map(([north, east]) => waypointAt(positionAt({ north, east }), NEW_ROUTE)),
  };
  const round = { documentVersion, document: JSON.stringify(documentOf(route).route) };
  const air = { ...airOf(closed(300, 600, { kind: 'restricted', datum: 'ground', floor: 50 })), home: undefined };
  const read = readOne({ ...round, air }, air)!;
  const [own, again, ...more] = linesOf(read)!;
  expect(own).toHaveLength(3);
  expect(again).toMatchObject([positionAt({ north: 600, east: 900 }), positionAt({ north: 0, east: 300 })]);
  expect(more).toEqual([]);
  const level = [100, 100, 100];
  expect(verdictOn(read, [[level, level], [level]]).closedBy).toEqual([]);
  expect(verdictOn(read, [[level, level], [[100, 0, 100]]]).closedBy).toEqual(['300 600']);
});

test('the way home counts as high above the ground as the aircraft returns', () => {
  const returning = {
    ...NEW_ROUTE,
    endAction: 'return',
    waypoints: [300, 600].map((east) => waypointAt(positionAt({ north: 300, east }), NEW_ROUTE)),
  } as const;
  const document = JSON.stringify(documentOf(returning).route);
  const closedBy = (returnHeight: number) => {
    const air = {
      ...airOf(closed(150, 300, { kind: 'restricted', datum: 'ground', floor: 150 })),
      performance: { ...USUAL_PERFORMANCE, returnHeight },
    };
    const read = readOne({ documentVersion, document, air }, air)!;
    const level = [100, 100, 100];
    // Home, straight across a valley of eighty metres.
    const grounds = linesOf(read)!.map((line, index) => (index === 2 ? [[100, 20, 100]] : line.slice(1).map(() => level)));
    return verdictOn(read, grounds).closedBy;
  };
  expect(closedBy(30)).toEqual([]);
  expect(closedBy(100)).toEqual(['150 300']);
});

test('a route is clear only where nothing is even warned of, nor would be by the ground below its ways back', () => {
  const judged = (...zones: Zone[]) => verdictOn(readOne({ ...kept, air: airOf(...zones) }, airOf(...zones))!);
  expect(judged(closed(500, 450))).toEqual({ closedBy: [], isClear: true });
  expect(judged(closed(0, 450))).toEqual({ closedBy: ['0 450'], isClear: false });
  expect(judged(closed(0, 450, { datum: 'sea', floor: 5_000 }))).toEqual({ closedBy: [], isClear: true });
  expect(judged(closed(0, 450, { datum: 'ground', floor: 500 }))).toEqual({ closedBy: [], isClear: false });
});

test('what nobody can read is not judged', () => {
  expect(readOne({ ...kept, documentVersion: 1_000 }, airOf())).toBeUndefined();
});
