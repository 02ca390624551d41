import { describe, expect, test } from 'vitest';
import type { Zone } from '../../airspace/zone.ts';
import { zoneIndex } from '../../airspace/zone-index.ts';
import { tangentPlane } from '../../geo/tangent-plane.ts';
import type { VehicleState } from '../../vehicle/state.ts';
import { USUAL_PERFORMANCE, type Performance } from './performance.ts';
import { zonesHomeward, type Homeward } from './way-home.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const { positionAt } = tangentPlane(HOME);
const at = (north: number, east = 0) => positionAt({ north, east });
const zone = (north: number, given: Partial<Zone> = {}): Zone => ({
  ...{ id: `z${north}`, name: `Fair ${north}`, kind: 'noFly', shape: { kind: 'circle', centre: at(north), radius: 40 } },
  ...{ floor: null, ceiling: null, datum: 'ground', activeFrom: null, validUntil: null },
  ...given,
});
const away = (north: number, height: number | undefined = 15): VehicleState => ({
  ...{ flying: true, ...at(north), height, homeLatitude: HOME.latitude, homeLongitude: HOME.longitude, homeAltitude: 50 },
});
const found = (zones: Zone[], state = away(600), by: Homeward = 'directReturn', performance: Performance = USUAL_PERFORMANCE) =>
  zonesHomeward(state, by, performance, zoneIndex(zones), 1_000);
const withRally = (isBeforeHome: boolean | null, reach: number | null = null): Performance => ({
  ...USUAL_PERFORMANCE,
  rally: { points: [{ ...at(900), number: 1, height: 30 }], reach, isBeforeHome },
});

describe('a vehicle that is called back', () => {
  test('is told of a zone on its way and of one that it comes down in', () => {
    expect(found([zone(300), zone(0), zone(1_000)])).toEqual(['Fair 300', 'Fair 0']);
    expect(found([])).toEqual([]);
    expect(found([zone(300, { validUntil: 1_000 })]), 'over by now').toEqual([]);
  });

  test('is held to the height that it returns at, which it climbs to where it is', () => {
    expect(found([zone(300, { ceiling: 20 })]), 'above it at 30 m').toEqual([]);
    expect(found([zone(300, { floor: 20 })])).toEqual(['Fair 300']);
    expect(found([zone(600, { floor: 28 })]), 'into what is above it').toEqual(['Fair 600']);
    expect(found([zone(300, { floor: 60 })], away(600, 80))).toEqual(['Fair 300']);
    expect(found([zone(300, { floor: 60 })], { ...away(600), height: undefined }), 'as high as any').toEqual(['Fair 300']);
  });

  test('leaves what it is in, but does not come down in it', () => {
    expect(found([zone(600)])).toEqual([]);
    expect(found([zone(0)], away(20))).toEqual(['Fair 0']);
  });

  test('makes for a rally point as it would', () => {
    const zones = [zone(300), zone(900)];
    expect(found(zones, away(600), 'directReturn', withRally(true))).toEqual(['Fair 900']);
    expect(found(zones, away(600), 'directReturn', withRally(null))).toEqual(['Fair 300', 'Fair 900']);
    expect(found(zones, away(600), 'directReturn', withRally(true, 100)), 'out of its reach').toEqual(['Fair 300']);
    expect(found(zones, away(200), 'directReturn', withRally(false)), 'home is nearer').toEqual([]);
  });

  test('by its track is told of where that ends alone', () => {
    expect(found([zone(300), zone(0)], away(600), 'trackReturn')).toEqual(['Fair 0']);
    expect(found([zone(0)], { flying: true }, 'trackReturn'), 'nobody knows where it is').toEqual([]);
  });
});
