import { describe, expect, test } from 'vitest';
import { NEW_ROUTE, waypointAt } from '../route-defaults.ts';
import { onTerrain } from './on-terrain.ts';
import { readRouteText } from './read-route-file.ts';
import type { ReadRoute } from './route-file.ts';
import { writeRoute } from './write-route.ts';

const TERRAIN_ALT = 10;
const mission = (...frames: number[]) =>
  ['QGC WPL 110', '0\t1\t0\t16\t0\t0\t0\t0\t0\t0\t0\t1']
    .concat(frames.map((frame, at) => `${at + 1}\t0\t${frame}\t16\t0\t0\t0\t0\t${47 + at / 1_000}\t8.5\t${50 + at}\t1`))
    .join('\n');
const line = (mode: string, more = '') =>
  `<kml><Document><Placemark><name>A</name>${more}<LineString><altitudeMode>${mode}</altitudeMode><coordinates>8,47,50 8,47.001,51</coordinates></LineString></Placemark></Document></kml>`;
const wayline = (mode: string) =>
  `<kml><Document><missionConfig/><Folder><executeHeightMode>${mode}</executeHeightMode>${[50, 51]
    .map(
      (height, at) =>
        `<Placemark><Point><coordinates>8,${47 + at / 1_000}</coordinates></Point><executeHeight>${height}</executeHeight></Placemark>`,
    )
    .join('')}</Folder></Document></kml>`;

const read = (text: string): ReadRoute => readRouteText(text)!.routes[0]!;
const heightsOf = ({ route }: ReadRoute) => [route.heightMode, route.height, ...route.waypoints.map(({ altitude }) => altitude)];
const codesOf = ({ issues }: ReadRoute) => issues.map(({ code }) => code).filter((code) => /terrain/i.test(code));

describe.each([
  ['a mission', mission(TERRAIN_ALT, TERRAIN_ALT), ['mission.read.terrain', 'mission.read.terrain']],
  ['a line on the ground', line('relativeToGround'), ['routeFile.terrain']],
  ['a wayline', wayline('aboveGroundLevel'), ['routeFile.terrain']],
  ['a wayline along the surface', wayline('realTimeFollowSurface'), ['routeFile.terrain']],
])('%s that counts its heights from the ground', (_, text, warned) => {
  test('becomes one above the sea where that ground is known, and it is said', () => {
    const taken = onTerrain(read(text), [400, 480.25]);
    expect(heightsOf(taken)).toEqual(['absolute', 450, 450, 531.3]);
    expect(codesOf(taken)).toEqual(['routeFile.onTerrain']);
    expect(taken).not.toHaveProperty('isAboveTerrain');
  });

  test('is taken for one above take-off and warned of where any of it is not', () => {
    for (const ground of [[400, null], [null, null], []]) {
      const taken = onTerrain(read(text), ground);
      expect(heightsOf(taken)).toEqual(['relative', 50, 50, 51]);
      expect(codesOf(taken)).toEqual(warned);
      expect(taken).not.toHaveProperty('isAboveTerrain');
    }
  });
});

test.each([
  ['a mission above home', mission(3, 3)],
  ['a line above the sea', line('absolute')],
  ['a wayline above take-off', wayline('relativeToStartPoint')],
])('%s counts as it is written, whatever the ground', (_, text) => {
  const found = read(text);
  expect(heightsOf(onTerrain(found, [400, 480]))).toEqual(heightsOf(found));
});

test('a mission of which only some is above the ground is no route, whatever the ground', () => {
  for (const text of [mission(TERRAIN_ALT, 3), mission(3, TERRAIN_ALT)]) expect(readRouteText(text)!.routes).toEqual([]);
});

test('what we have written as a line above take-off is read as that', () => {
  const waypoints = [47, 47.001].map((latitude) => waypointAt({ latitude, longitude: 8 }, NEW_ROUTE));
  const options = { name: 'A', remarks: '', vehicle: { autopilot: 'ardupilot', kind: 'multirotor' }, model: 'm30' } as const;
  const found = read(writeRoute('kml', { ...NEW_ROUTE, waypoints }, options).content as string);
  expect(codesOf(found)).toEqual([]);
  expect(heightsOf(onTerrain(found, [400, 480]))).toEqual(['relative', 15, 15, 15]);
});
