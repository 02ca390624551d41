import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { layingApart } from './lay-out-apart.ts';

const { positionAt } = tangentPlane({ latitude: 50, longitude: 10 });

/** Thousands of short lanes between the teeth of a comb. */
function comb(teeth: number): Pattern {
  const outer = Array.from({ length: teeth }, (_, tooth) => [
    positionAt({ north: 0, east: tooth * 20 }),
    positionAt({ north: 2_000 + (tooth % 7) * 50, east: tooth * 20 + 9 }),
    positionAt({ north: 100 + (tooth % 5) * 10, east: tooth * 20 + 12 }),
  ]).flat();
  const back = [
    positionAt({ north: 0, east: teeth * 20 }),
    positionAt({ north: -500, east: teeth * 20 }),
    positionAt({ north: -500, east: 0 }),
  ];
  return { kind: 'areaScan', area: { outer: [...outer, ...back], holes: [] }, spacing: 2, angle: null, turnaround: null, isCrossed: false };
}

const routeFor = (pattern: Pattern): Route => ({
  ...NEW_ROUTE,
  pattern,
  waypoints: [0, 50, 100].map((north) => waypointAt(positionAt({ north, east: 0 }), NEW_ROUTE)),
});

const PATIENTLY = { timeout: 90_000 };

/** Milliseconds of the thread that answers everybody, at the best of three: what others left behind is swept away in between. */
async function ownMs(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 3; round++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

test('a huge pattern takes none of the time of the thread that answers everybody', PATIENTLY, async () => {
  const route = routeFor(comb(1_000));
  const here = await ownMs(() => expect(layOut(route.pattern!, route).issues).toEqual([]));
  const layOutApart = layingApart();
  const apart = await ownMs(() => layOutApart('one', route));
  expect(apart).toBeLessThan(here / 2);
});

test('what takes longer than that is refused in words', async () => {
  const layOutApart = layingApart({ memoryMb: 256, patienceMs: 1, tooMuch: 'route.patternTooMuch' });
  const refused = await layOutApart('one', routeFor(comb(1_000))).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect((refused as AppError).code).toBe('route.patternTooMuch');
});
