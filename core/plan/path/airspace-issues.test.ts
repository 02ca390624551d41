import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { airportZones } from '../../airspace/airport.ts';
import { airChecker } from '../../airspace/engine/check.ts';
import { fenceIndex } from '../../airspace/engine/fence-index.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { number, zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import { airspace, OPEN_AIR, WHENEVER } from '../checks/airspace.ts';
import { placesAlong, type Terrain } from '../terrain/ground.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { airspaceIssues, backIssues, isPlaced, ISSUES_MAX, worthTelling } from './airspace-issues.ts';
import { USUAL_PERFORMANCE } from './performance.ts';
import { wayOf } from './way-of.ts';

const DAY_MS = 86_400_000;
const NOW = 1_000 * DAY_MS;

const circle = (id: string, north: number, radius: number, given: Partial<Zone> = {}): Zone =>
  zoneOf({ kind: 'circle', centre: placeAt(north, 0), radius }, { id, name: id, ...given });
const rowOf = (waypoints: number): Route => routeThrough(Array.from({ length: waypoints }, (_, index) => [index * 30, 0] as const));
/** Of a plain that falls away by so many metres behind the first waypoint. */
const fallingBy = (metres: number, { waypoints }: Route): Terrain => ({
  legs: waypoints.slice(1).map((to, leg) => placesAlong(waypoints[leg]!, to, 20).map(() => 100 - metres)),
  datum: 100,
});
const found = (route: Route, zones: Zone[], terrain?: Terrain) =>
  airspace({ name: '', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, zones: zoneIndex(zones), now: NOW }, terrain });
const errorsOf = (...asked: Parameters<typeof found>) => found(...asked).filter(({ severity }) => severity === 'error');

test('of a restricted zone one is told its own limit', () => {
  const limitOf = (floor: number) => {
    const [told] = found(rowOf(3), [circle('Ring', 0, 500, { kind: 'restricted', datum: 'ground', floor })]);
    return [told?.code, told?.params?.['limit']];
  };
  expect([limitOf(10), limitOf(12.5)]).toEqual([
    ['route.restrictedZone', 10],
    ['route.restrictedZone', 12.5],
  ]);
});

test('of a zone that only the margin reaches one is told how near it is', () => {
  const beside = zoneOf({ kind: 'circle', centre: placeAt(30, 64), radius: 50 }, { name: 'Walk' });
  const [told] = errorsOf(rowOf(3), [beside]);
  expect(told).toMatchObject({ code: 'route.noFlyZone', params: { zone: 'Walk', metres: 15 } });
});

describe('zones that come into force later', () => {
  const fair = circle('Fair', 9_000, 30_000, { activeFrom: NOW + 100 * DAY_MS });

  test('are warned of without an end to what is told, and hide nothing that is closed already', () => {
    const route = rowOf(ISSUES_MAX + 20);
    const airfield = circle('Airfield', (ISSUES_MAX + 10) * 30, 150);
    const told = found(route, [fair, airfield]);
    expect(told.filter(({ code }) => code === 'route.zoneLater')).toHaveLength(ISSUES_MAX);
    expect(errorsOf(route, [fair, airfield])).toEqual(errorsOf(route, [airfield]));
    expect(errorsOf(route, [airfield])).not.toEqual([]);
  });

  test('hide nothing that only the ground tells of', () => {
    const route = rowOf(ISSUES_MAX + 20);
    const limit = circle('Limit', (ISSUES_MAX + 10) * 30, 150, { kind: 'restricted', datum: 'ground', floor: 60 });
    const asked = [[limit], fallingBy(80, route)] as const;
    const alone = errorsOf(route, [limit], asked[1]);
    expect(alone.map(({ code }) => code)).toContain('route.zoneAboveGround');
    expect(errorsOf(route, [fair, limit], asked[1])).toEqual(alone);
  });

  test('hide nothing, wherever they lie and however many they are', { timeout: 60_000 }, () => {
    const zone = fc.record({
      north: number(-500, 1_000),
      radius: number(20, 300),
      kind: fc.constantFrom('noFly' as const, 'restricted' as const),
      datum: fc.constantFrom('sea' as const, 'ground' as const),
      floor: fc.constantFrom(null, 40, 90),
    });
    const wide = fc.record({ north: number(-500, 1_000), radius: number(2_000, 5_000) });
    const zones = (name: string, activeFrom: number | null, all: fc.Arbitrary<{ north: number; radius: number }[]>) =>
      all.map((made) =>
        made.map(({ north, radius, ...given }, index) => circle(`${name} ${index}`, north, radius, { ...given, activeFrom })),
      );
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 30 }),
        zones('now', null, fc.array(zone, { minLength: 1, maxLength: 6 })),
        // Enough of them for the end of what is told.
        zones('later', NOW + 2 * DAY_MS, fc.array(fc.oneof(zone, { arbitrary: wide, weight: 4 }), { minLength: 30, maxLength: 50 })),
        fc.constantFrom(undefined, 0, 80),
        (waypoints, present, later, fall) => {
          const route = rowOf(waypoints);
          const terrain = fall === undefined ? undefined : fallingBy(fall, route);
          const wordsOf = (zones: Zone[]) => errorsOf(route, zones, terrain).map((issue) => JSON.stringify(issue));
          const told = new Set(wordsOf([...later, ...present]));
          expect(wordsOf(present).filter((error) => !told.has(error))).toEqual([]);
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  });
});

describe('of every zone that is broken one is told', () => {
  const route = rowOf(ISSUES_MAX + 20);
  const wide = circle('Wide', 9_000, 30_000);
  const zonesIn = (told: ReturnType<typeof found>) => [...new Set(told.map(({ params }) => String(params?.['zone'])))].sort();

  test('however often others are, wherever it lies and in whatever order they come, beside no more of the others than before', () => {
    const late = circle('Late', (ISSUES_MAX + 10) * 30, 10);
    const told = [errorsOf(route, [wide, late]), errorsOf(route, [late, wide])];
    expect(told.map(zonesIn)).toEqual([
      ['Late', 'Wide'],
      ['Late', 'Wide'],
    ]);
    expect(told.map(({ length }) => length)).toEqual([ISSUES_MAX, ISSUES_MAX]);
    expect(told[0]!.map(({ at }) => at?.[1])).toEqual(told[0]!.map(({ at }) => at?.[1]).toSorted((a, b) => Number(a) - Number(b)));
  });

  test('also by the ground alone', () => {
    const limit = circle('Limit', (ISSUES_MAX + 10) * 30, 10, { kind: 'restricted', datum: 'ground', floor: 60 });
    const told = errorsOf(route, [wide, limit], fallingBy(80, route));
    expect(told.at(-1)).toMatchObject({ code: 'route.zoneAboveGround', params: { zone: 'Limit' } });
    expect(told).toHaveLength(ISSUES_MAX + 1);
  });

  test('where that alone is more than is told of anything else, nothing else is', () => {
    const many = Array.from({ length: ISSUES_MAX + 15 }, (_, index) => circle(`Zone ${index}`, index * 30, 1));
    const told = errorsOf(route, [wide, ...many]);
    expect(zonesIn(told)).toHaveLength(many.length + 1);
    expect(told).toHaveLength(many.length + 1);
  });
});

test('ways back through what is closed are warned of beside any number of zones to come', () => {
  const route = rowOf(ISSUES_MAX + 20);
  const fair = circle('Fair', 9_000, 30_000, { activeFrom: NOW + 100 * DAY_MS });
  const beside = zoneOf({ kind: 'circle', centre: placeAt(3_000, 250), radius: 100 }, { id: 'Beside', name: 'Beside' });
  const home = { position: placeAt(0, 2_000), altitude: 100 };
  const asked = { name: '', remarks: '', route, limits: {}, airspace: { ...OPEN_AIR, zones: zoneIndex([fair, beside]), home, now: NOW } };
  expect(airspace(asked).filter(({ code }) => code === 'route.mayCross')).toMatchObject([{ params: { zone: 'Beside' } }]);
});

test('of all that a way breaks no more is made than is told, and the same is told as of all of it', () => {
  const route = rowOf(60);
  const closed = Array.from({ length: 40 }, (_, index) => circle(`Closed ${index}`, 900, 1_500 - 20 * index));
  const toCome = Array.from({ length: 40 }, (_, index) => circle(`To come ${index}`, 600, 1_400 - 20 * index, { activeFrom: NOW }));
  const last = circle('Last', 59 * 30, 10);
  const back = zoneOf({ kind: 'circle', centre: placeAt(900, 1_600), radius: 40 }, { id: 'Back', name: 'Back' });
  const zones = zoneIndex([...closed, ...toCome, last, back]);
  for (const position of [placeAt(0, 0), placeAt(900, 2_000)]) {
    const way = wayOf(route, { position, altitude: 100 }, USUAL_PERFORMANCE);
    const look = (isWanted?: ReturnType<typeof worthTelling>) =>
      airChecker({ zones, fence: fenceIndex(NO_FENCE) })(way, WHENEVER, isWanted);
    const [all, made] = [look(), look(worthTelling(NOW - 1))];
    const told = airspaceIssues(made, NOW - 1);
    expect(told).toEqual(airspaceIssues(all, NOW - 1));
    expect(told.filter(({ severity }) => severity === 'error')).toHaveLength(ISSUES_MAX);
    expect(all.length).toBeGreaterThan(4 * ISSUES_MAX);
    expect(made.length).toBeLessThan(2 * ISSUES_MAX + 4 * zones.zones.length);
  }
});

describe('the closed air of an airport of several runways', () => {
  const airport = { id: 'ZBAA', name: 'Field', ...placeAt(0, 0), bearing: 360, length: 3_000, runways: 2 };
  const zones = airportZones(airport);
  const [along, , around] = zones;
  const wordsOf = (issues: ReturnType<typeof found>) => issues.map(({ code, params }) => `${code} ${JSON.stringify(params)}`);
  const inside = rowOf(4);

  test('is told of once for each waypoint', () => {
    const told = errorsOf(inside, zones);
    expect(told.filter(({ code }) => code === 'route.noFlyZone').map(({ at }) => at?.[1])).toEqual([0, 1, 2, 3]);
    expect(new Set(wordsOf(told)).size).toBe(told.length);
    const one = rowOf(ISSUES_MAX + 20);
    expect(errorsOf(one, [...zones, circle('Wide', 9_000, 40_000)]).filter(({ code }) => code === 'route.noFlyZone')).toHaveLength(
      ISSUES_MAX,
    );
  });

  test('is closed wherever either of its shapes lies', () => {
    const beside = routeThrough([[0, 4_300], [30, 4_300]]); // prettier-ignore
    const ahead = routeThrough([[7_000, 0], [7_030, 0]]); // prettier-ignore
    for (const [route, own] of [
      [beside, around],
      [ahead, along],
    ] as const)
      // prettier-ignore
      expect(errorsOf(route, zones).filter(isPlaced).map(({ code, zoneId }) => [code, zoneId])).toEqual([own, own].map((zone) => ['route.noFlyZone', zone!.id]));
  });

  test('is told of once by the ground, and of ways back', () => {
    const told = found(inside, zones, fallingBy(80, inside));
    expect(new Set(wordsOf(told)).size).toBe(told.length);
    const outside = routeThrough([[0, 9_000], [30, 9_000]]); // prettier-ignore
    const home = { position: placeAt(0, -9_000), altitude: 100 };
    const back = airspace({ name: '', remarks: '', route: outside, limits: {}, airspace: { ...OPEN_AIR, zones: zoneIndex(zones), home, aloft: undefined, now: NOW } }); // prettier-ignore
    expect(new Set(wordsOf(back)).size).toBe(back.length);
    const conflicts = zones.map((zone) => ({ zone, waypoint: 1, position: placeAt(0, 0), rally: undefined }));
    expect(backIssues(conflicts, []).map(({ zoneId }) => zoneId)).toEqual([along.id, zones[1].id]);
    expect(backIssues(conflicts, told.filter(isPlaced))).toEqual([]);
  });
});
