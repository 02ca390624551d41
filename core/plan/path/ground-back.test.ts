import { describe, expect, test } from 'vitest';
import { zoneOf } from '../../airspace/testing/air.ts';
import { NO_FENCE } from '../../airspace/fence.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import type { Zone } from '../../airspace/zone.ts';
import type { Position } from '../../geo/position.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { NO_TRAITS } from '../../vehicle/flight-traits.ts';
import { NO_RALLY, type Rally } from '../../vehicle/rally.ts';
import { OPEN_AIR, WHENEVER } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { flightEnergy } from '../energy/flight-energy.ts';
import { estimateOf } from '../estimate.ts';
import { lengthPartsOf } from '../length-parts.ts';
import type { Route } from '../route.ts';
import { groundLines, terrainAlong } from '../terrain/ground-lines.ts';
import { placesAlong, type Terrain } from '../terrain/ground.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { groundBack } from './ground-back.ts';
import { highestFlown } from './highest.ts';
import { performanceOf, USUAL_PERFORMANCE, type Performance } from './performance.ts';
import { lineOfWaysBack, waysBack, withWaysBack } from './ways-back.ts';

const HOME = { position: placeAt(0, 0), altitude: 100 };
type GroundAt = (north: number, east: number) => number | null;

/** Round to the east, forty metres above home, to a kilometre north of it. */
const round = (endAction: Route['endAction'] = 'return', height = 40): Route =>
  routeThrough([[0, 800], [1_000, 800], [1_000, 0]], { endAction, height }); // prettier-ignore
/** As high as the waypoints, between them and home alone. */
const ridge: GroundAt = (north, east) => (Math.abs(north - 500) < 100 && east < 700 ? 160 : 100);
const ravine: GroundAt = (north, east) => (Math.abs(north - 500) < 100 && east < 700 ? 20 : 100);

const above = (given: Partial<Performance> = {}): Performance => ({ ...USUAL_PERFORMANCE, returnsAboveGround: true, ...given });
const zone = (given: Partial<Zone>, north = 500, east = 0): Zone =>
  zoneOf({ kind: 'circle', centre: placeAt(north, east), radius: 40 }, given);

const { offsetOf } = tangentPlane(HOME.position);

function terrainBelow(route: Route, performance: Performance, at: GroundAt, zones = zoneIndex([])): Terrain {
  const along = (line: readonly Position[]) =>
    line.slice(1).map((to, leg) =>
      placesAlong(line[leg]!, to, 30).map((place) => {
        const { north, east } = offsetOf(place);
        return at(north, east);
      }),
    );
  const terrain = terrainAlong(route, { home: HOME, performance }, groundLines(route, { home: HOME, performance }).map(along))!;
  const ways = waysBack(route, HOME, zones, performance, WHENEVER);
  return ways ? withWaysBack(terrain, ways, along(lineOfWaysBack(ways))) : terrain;
}

function told(route: Route, performance: Performance, at: GroundAt, air: { zone?: Zone; ceiling?: number } = {}): string[] {
  const zones = zoneIndex(air.zone ? [air.zone] : []);
  const fence = { ...NO_FENCE, ...(air.ceiling !== undefined && { ceiling: air.ceiling }) };
  const airspace = { ...OPEN_AIR, zones, fence, home: HOME, performance };
  const terrain = terrainBelow(route, performance, at, zones);
  const issues = checkRoute({ name: 'Round', remarks: '', route, limits: {}, airspace, terrain });
  return [...new Set(issues.map(({ severity, code }) => `${severity} ${code}`))];
}

/** Counted from home, as it does where nothing on board tells of the ground, the way back leads through it. */
const HILL = 'warning route.belowGroundBack';
const level: GroundAt = () => 100;

describe('what returns above the ground', () => {
  test('is told of a hill like what counts from home, for so it does where nothing on board tells of the ground', () => {
    expect(told(round(), USUAL_PERFORMANCE, ridge)).toEqual(['warning route.belowGroundBack']);
    expect(told(round(), above(), ridge)).toEqual(['warning route.belowGroundBack']);
    expect(told(round('return', 4), above({ returnHeight: 6 }), level)).toContain('warning route.lowClearanceBack');
  });

  test('counts from home where nobody knows the ground below where it turns back', () => {
    const unknown: GroundAt = (north, east) => (north > 980 && east < 300 ? null : ridge(north, east));
    expect(told(round(), above(), unknown)).toEqual(['warning route.belowGroundBack']);
  });

  test('is held to what lies above a hill that it climbs over', () => {
    const high = zone({ floor: 190, ceiling: 230 });
    expect(told(round('land'), USUAL_PERFORMANCE, ridge, { zone: high })).toEqual([]);
    expect(told(round('land'), above(), ridge, { zone: high })).toEqual(['warning route.mayCross']);
    expect(told(round('land'), above(), level, { zone: high })).toEqual([]);
    expect(told(round(), above(), ridge, { zone: high })).toEqual(['error route.noFlyZone', HILL]);
    expect(told(round('land'), above(), ridge, { zone: zone({ floor: 230 }) }), 'forty metres above it').toEqual([]);
    expect(told(round('land'), above({ returnHeight: 60 }), ridge, { zone: zone({ floor: 215 }) })).toEqual(['warning route.mayCross']);
    expect(told(round('land'), above({ returnClimb: 20 }), ridge, { zone: zone({ floor: 215 }) })).toEqual(['warning route.mayCross']);
  });

  test('and to what lies low in a valley that it comes down into', () => {
    const low = zone({ ceiling: 80 });
    expect(told(round('land'), USUAL_PERFORMANCE, ravine, { zone: low })).toEqual([]);
    expect(told(round('land'), above(), ravine, { zone: low })).toEqual(['warning route.mayCross']);
  });

  test('and to what lies above the place that it comes down at', () => {
    // Counted from home it comes back no higher than it flew; over the valley it flies as high above the ground as it does above the plateau.
    const plateau: GroundAt = (north, east) => (Math.hypot(north, east) < 150 ? 100 : 40);
    const over = { zone: zone({ floor: 155, ceiling: 180 }, 0, 0) };
    expect(told(round('land'), USUAL_PERFORMANCE, plateau, over)).toEqual([]);
    expect(told(round('land'), above(), plateau, over)).toEqual(['warning route.mayCross']);
  });

  test('climbs no higher above a hill than limits above the ground allow', () => {
    const limit = (floor: number) => ({ zone: zone({ kind: 'restricted', datum: 'ground', floor }) });
    expect(told(round('land'), above(), ridge, limit(50))).toEqual([]);
    expect(told(round('land'), above({ returnHeight: 60 }), ridge, limit(50))).toEqual(['warning route.mayCross']);
    // Over the hollow it is as high above the ground as it stays all the way.
    const hollow: GroundAt = (north) => (north > 900 ? 20 : 100);
    expect(told(round('land'), USUAL_PERFORMANCE, hollow, limit(100))).toEqual([]);
    expect(told(round('land'), above(), hollow, limit(100))).toEqual(['warning route.mayCross']);
    expect(told(round(), above(), hollow, limit(100))).toEqual(['error route.restrictedZone']);
    expect(told(round(), above(), hollow, limit(130))).toEqual([]);
  });

  test('keeps below the ceiling of its fence, which counts from home', () => {
    expect(told(round(), above(), level, { ceiling: 90 })).toEqual([]);
    expect(told(round(), above(), ridge, { ceiling: 90 })).toEqual(['error route.fenceHeight', HILL]);
    expect(told(round('land'), above(), ridge, { ceiling: 90 })).toEqual(['warning route.returnFenceHeight']);
    expect(told(round('land'), above(), ridge, { ceiling: 110 })).toEqual([]);
  });

  test('is held to its way to a rally point, as high above the ground as that lies there at least', () => {
    const rally: Rally = { ...NO_RALLY, points: [{ ...placeAt(500, -600), number: 1, height: 90 }] };
    const beside = (floor: number) => ({ zone: zone({ floor }, 560, -530) });
    // The point lies thirty metres above the ridge: it comes there forty above it.
    const over = told(round('land'), above({ rally }), ridge, beside(205));
    expect(over).toEqual([]);
    const climbed = (returnHeight: number) => told(round(), above({ rally, returnHeight }), ridge, beside(205));
    expect(climbed(60)).toEqual(['error route.toRallyZone', 'warning route.lowClearanceBack']);
  });
});

const CHARGE = { airframe: 'multirotor', seconds: 3_600, basis: 'registered' } as const;

describe('the figures of a flight that returns above the ground', () => {
  const figures = (performance: Performance, at: GroundAt) => {
    const terrain = terrainBelow(round(), performance, at);
    const { length, seconds } = estimateOf(round(), HOME, performance, terrain);
    return { length, seconds, share: flightEnergy(round(), HOME, CHARGE, performance, 0, terrain).share };
  };

  test('count its climb over a hill, and are the same over level ground', () => {
    const [flat, plain, hill] = [figures(above(), level), figures(USUAL_PERFORMANCE, level), figures(above(), ridge)];
    expect(flat.length).toBeCloseTo(plain.length, 6);
    expect(flat.seconds).toBeCloseTo(plain.seconds, 6);
    expect(flat.share).toBeCloseTo(plain.share, 9);
    expect(figures(USUAL_PERFORMANCE, ridge)).toEqual(plain);
    expect(hill.length).toBeGreaterThan(flat.length + 20);
    expect(hill.seconds).toBeGreaterThan(flat.seconds + 10);
    expect(hill.share).toBeGreaterThan(flat.share);
  });

  test('reckon the dearer of both, as it may have no heights on board', () => {
    // By the file the ground lies forty metres lower than where the aircraft takes itself to stand: above it there is as much less to climb.
    const deep: GroundAt = () => 60;
    const high = above({ returnHeight: 90 });
    expect(figures(high, deep).share).toBeCloseTo(figures({ ...high, returnsAboveGround: false }, deep).share, 9);
  });
});

test('its highest is above the hills on its way back, and unknown as long as nobody knows them', () => {
  const traits = {
    ...NO_TRAITS,
    airframe: 'multirotor' as const,
    returnHeight: 30,
    returnClimb: 0,
    returnsAboveGround: true,
    rally: NO_RALLY,
  };
  const highest = (at?: GroundAt, endAction: Route['endAction'] = 'return') => {
    const route = round(endAction);
    return highestFlown(route, HOME, traits, at && terrainBelow(route, performanceOf(traits), at));
  };
  expect(highest(level)).toEqual({ metres: 40, isAtLeast: false });
  expect(highest(ridge)).toEqual({ metres: 100, isAtLeast: false });
  expect(highest()).toEqual({ metres: 40, isAtLeast: true });
  expect(highest((north, east) => (north < 300 && east < 100 ? null : ridge(north, east)))).toEqual({ metres: 100, isAtLeast: true });
  expect(highest(undefined, 'land')).toEqual({ metres: 40, isAtLeast: false });
});

test('a return above the ground is as long as its parts are together', () => {
  const terrain = terrainBelow(round(), above(), ridge);
  const parts = lengthPartsOf(round(), HOME, above(), terrain);
  const sum = parts.out + parts.legs + parts.ahead + parts.around + parts.again + parts.back;
  expect(sum).toBeCloseTo(estimateOf(round(), HOME, above(), terrain).length, 6);
  expect(sum).toBeGreaterThan(estimateOf(round(), HOME, USUAL_PERFORMANCE, terrain).length);
});

test('ways back above the ground are looked at piece by piece only where the ground rises, for there are thousands of ways back', () => {
  const piecesOver = (at: GroundAt) => {
    const terrain = terrainBelow(round('land'), above(), at);
    const { parts } = groundBack(round('land'), HOME, terrain, above())!.asCounted;
    return Math.max(...parts.map((part) => part.length));
  };
  expect(piecesOver(level)).toBeLessThanOrEqual(4);
  expect(piecesOver(ridge)).toBeGreaterThan(5);
});
