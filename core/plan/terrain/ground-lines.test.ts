import { expect, test } from 'vitest';
import { zoneOf } from '../../airspace/testing/air.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { placeAt, routeThrough, START } from '../testing/any-route.ts';
import { groundLines, terrainAlong } from './ground-lines.ts';
import { placesAlong } from './ground.ts';

/** Out to the east, then north: home leads across, and only there is the ground another one. */
const ROUTE = routeThrough([[0, 800], [800, 800]], { endAction: 'return' }); // prettier-ignore
const HOME = { position: START, altitude: 100 };
const { offsetOf } = tangentPlane(START);

function told(across: number, returnHeight: number, limit?: number) {
  const heightAt = (place: typeof START) => {
    const { north, east } = offsetOf(place);
    return 100 + (Math.abs(north - east) < 60 && north > 200 && north < 600 ? across : 0);
  };
  const flown = { home: HOME, performance: { ...USUAL_PERFORMANCE, returnHeight } };
  const along = groundLines(ROUTE, flown).map((line) =>
    line.slice(1).map((to, leg) => placesAlong(line[leg]!, to, 30).map((place) => heightAt(place))),
  );
  const shape = { kind: 'circle' as const, centre: placeAt(400, 400), radius: 60 };
  const zones = zoneIndex(limit === undefined ? [] : [zoneOf(shape, { kind: 'restricted', datum: 'ground', floor: limit })]);
  const terrain = terrainAlong(ROUTE, flown, along);
  const issues = checkRoute({ name: 'Round', remarks: '', route: ROUTE, limits: {}, airspace: { ...OPEN_AIR, ...flown, zones }, terrain });
  return issues.map(({ code, params }) => [code, params?.['metres']]);
}

test('the way home is held to the ground as high as the aircraft returns', () => {
  const RIDGE = 18;
  // At fifteen metres, as high as it is.
  expect(told(RIDGE, 0)).toEqual([['route.belowGroundBack', 3]]);
  expect(told(RIDGE, 10)).toEqual([['route.belowGroundBack', 3]]);
  expect(told(RIDGE, 25)).toEqual([['route.lowClearanceBack', 7]]);
  expect(told(RIDGE, 30)).toEqual([]);
  expect(told(60, 100)).toEqual([]);
});

test('and to limits above the ground', () => {
  const VALLEY = -80;
  expect(told(VALLEY, 30, 150)).toEqual([]);
  expect(told(VALLEY, 100, 150)).toMatchObject([['route.zoneAboveGround', expect.any(Number)]]);
});
