import { describe, expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NO_FENCE, type Fence } from './fence.ts';
import { takeOffIssues } from './take-off.ts';
import { zoneOf } from './testing/air.ts';
import { zoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const { positionAt } = tangentPlane(HOME);
const STANDING = { ...HOME, altitude: 50, flying: false };
const circle = (metresAway: number, radius: number) =>
  ({ kind: 'circle', centre: positionAt({ north: metresAway, east: 0 }), radius }) as const;
const airport = (given: Partial<Zone> = {}, metresAway = 0) => zoneOf(circle(metresAway, 500), { name: 'Airport', ...given });
const codes = (zones: Zone[], height = 20, fence: Fence = NO_FENCE, state: Parameters<typeof takeOffIssues>[0] = STANDING) =>
  takeOffIssues(state, height, zoneIndex(zones), fence, 1_000).map(({ code }) => code);

describe('the home point, second document, section 5', () => {
  test('must not be in a no-fly zone, up to as high as it takes off', () => {
    expect(codes([airport()])).toEqual(['command.homeZone']);
    expect(codes([airport({}, 502)])).toEqual(['command.homeZone']);
    expect(codes([airport({}, 510)])).toEqual([]);
    expect(codes([airport({ validUntil: 1_000 })])).toEqual([]);
    // Home is at fifty metres above the sea.
    expect([codes([airport({ floor: 100 })], 44), codes([airport({ floor: 100 })], 46)]).toEqual([[], ['command.homeZone']]);
    expect(codes([airport({ floor: 9_000 })], 5, NO_FENCE, { ...HOME, flying: false })).toEqual(['command.homeZone']);
  });

  test('is within a restricted zone only below its limit', () => {
    const ring = airport({ kind: 'restricted', floor: 50, datum: 'ground' });
    expect([codes([ring], 50), codes([ring], 51)]).toEqual([[], ['command.restrictedZone']]);
    expect(takeOffIssues(STANDING, 51, zoneIndex([ring]), NO_FENCE, 1_000)).toMatchObject([{ params: { zone: 'Airport', limit: 50 } }]);
  });

  test('must be inside the electronic fence, and stay below its highest height', () => {
    const fence = (metresAway: number): Fence => ({ within: [circle(metresAway, 500)], outside: [], ceiling: 30 });
    expect([codes([], 30, fence(400)), codes([], 31, fence(400))]).toEqual([[], ['command.takeOffHeight']]);
    expect(codes([], 20, fence(600))).toEqual(['command.homeFence']);
    expect(codes([], 20, { within: [], outside: [circle(0, 100)] })).toEqual(['command.homeFence']);
  });

  test('is unknown to what knows no place', () => {
    expect(codes([airport()], 20, NO_FENCE, { flying: false })).toEqual([]);
  });
});
