import { expect, test } from 'vitest';
import { tangentPlane } from '../geo/tangent-plane.ts';
import { NO_FENCE, type Fence } from './fence.ts';
import { rallyIssues } from './rally.ts';
import { zoneOf } from './testing/air.ts';
import { zoneIndex } from './zone-index.ts';
import type { Zone } from './zone.ts';

const HOME = { latitude: 39.9, longitude: 116.4 };
const NOW = 1_000;
const DAY_MS = 86_400_000;
const { positionAt } = tangentPlane(HOME);
const circle = (metresAway: number, radius: number) =>
  ({ kind: 'circle', centre: positionAt({ north: metresAway, east: 0 }), radius }) as const;
const fair = (given: Partial<Zone> = {}) => zoneOf(circle(1_000, 100), { name: 'Fair', ...given });
const at = (north: number, altitude = 30) => ({ ...positionAt({ north, east: 0 }), altitude });
const codes = (points: ReturnType<typeof at>[], zones: Zone[] = [], fence: Fence = NO_FENCE, homeAltitude: number | undefined = 50) =>
  rallyIssues(points, { zones: zoneIndex(zones), fence, homeAltitude, now: NOW }).map(({ code, params, at: where }) => [
    code,
    params?.['number'],
    where,
  ]);
const second = (code: string) => [[code, 2, ['points', 1]]];

test('a rally point lies in no zone, from its height to the ground', () => {
  expect(codes([at(0), at(500)], [fair()])).toEqual([]);
  expect(codes([at(0), at(950)], [fair()])).toEqual(second('rally.zone'));
  expect(codes([at(0), at(1_102)], [fair()]), 'as near as a position is wrong').toEqual(second('rally.zone'));
  expect(codes([at(0), at(1_110)], [fair()])).toEqual([]);
  expect(codes([at(0), at(1_000)], [fair({ floor: 100 })]), 'home is fifty metres above the sea').toEqual([]);
  expect(codes([at(0), at(1_000, 60)], [fair({ floor: 100 })])).toEqual(second('rally.zone'));
  expect(codes([at(0), at(1_000, 120)], [fair({ ceiling: 60 })]), 'it comes down through it').toEqual(second('rally.zone'));
});

test('a zone that is over, or that comes into force after a day, keeps no point away', () => {
  expect(codes([at(1_000)], [fair({ validUntil: NOW })])).toEqual([]);
  expect(codes([at(1_000)], [fair({ activeFrom: NOW + 3 * DAY_MS })])).toEqual([]);
  expect(codes([at(1_000)], [fair({ activeFrom: NOW + DAY_MS / 2 })])).toHaveLength(1);
});

test('a rally point lies inside of the fence and below its highest height', () => {
  const fence: Fence = { within: [circle(0, 400)], outside: [], ceiling: 40 };
  expect(codes([at(0), at(390)], [], fence)).toEqual([]);
  expect(codes([at(0), at(410)], [], fence)).toEqual(second('rally.fence'));
  expect(codes([at(0), at(0, 41)], [], fence)).toEqual(second('rally.height'));
  expect(codes([at(0), at(50)], [], { within: [], outside: [circle(50, 20)] })).toEqual(second('rally.fence'));
});
