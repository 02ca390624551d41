import { NO_FENCE } from '@skyhelm/core/airspace/fence';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import type { Planned } from '@skyhelm/core/plan/checks/check';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { check, checkingApart, SHORT } from './check-apart.ts';

const { positionAt } = tangentPlane({ latitude: 50, longitude: 10 });
const PATIENTLY = { timeout: 90_000 };

/** There and back below so many zones, each of them all around it. */
function below(count: number, waypoints: number): Planned {
  const around = Array.from({ length: count }, (_, index): Zone => ({
    id: String(index),
    name: `Zone ${index}`,
    kind: 'noFly',
    shape: { kind: 'circle', centre: positionAt({ north: 0, east: 0 }), radius: 20_000 + index },
    floor: null,
    ceiling: null,
    datum: 'sea',
    activeFrom: null,
    validUntil: null,
  }));
  const places = Array.from({ length: waypoints }, (_, index) => positionAt({ north: (index % 2) * 100, east: index }));
  const route = { ...NEW_ROUTE, waypoints: places.map((place) => waypointAt(place, NEW_ROUTE)) };
  return { name: 'Long', remarks: '', route, limits: {}, airspace: { zones: zoneIndex(around), fence: NO_FENCE, now: 0 } };
}

/** Milliseconds of the thread that answers everybody. */
async function ownMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

test('a long route takes none of the time of the thread that answers everybody, and is told the same', PATIENTLY, async () => {
  const checkApart = checkingApart();
  for (const rules of ['all', 'air'] as const) {
    const planned = below(3, SHORT + 1);
    const found = check(rules, planned);
    expect(found.length).toBeGreaterThan(0);
    expect(await checkApart('one', rules, planned)).toEqual(found);
  }
  const long = below(200, 5_000);
  const apart = await ownMs(() => checkApart('one', 'all', long));
  expect(apart).toBeLessThan((await ownMs(() => check('all', long))) / 2);
});

test('what takes longer than that is refused in words', async () => {
  const checkApart = checkingApart({ memoryMb: 256, patienceMs: 1, tooMuch: 'route.checkTooMuch' });
  await expect(checkApart('one', 'all', below(3, SHORT + 1))).rejects.toMatchObject({ code: 'route.checkTooMuch' });
});
