import { bothFences, NO_FENCE, type Fence } from '@skyhelm/core/airspace/fence';
import { expect, test } from 'vitest';
import { fenceShapes } from './fence-shapes.ts';

test('every level of a fence is drawn, each area by a name of its own', () => {
  const circle = (radius: number) => ({ kind: 'circle' as const, centre: { latitude: 50, longitude: 10 }, radius });
  const levels = [100, 200, 300, 400].map((radius): Fence => ({ within: [circle(radius)], outside: [circle(radius / 10)] }));
  const drawn = fenceShapes(levels.reduce(bothFences, NO_FENCE), 'UAV');
  expect(drawn.map(({ kind, shape }) => [kind, shape])).toEqual(
    [100, 200, 300, 400].flatMap((radius) => [
      ['fenceIn', circle(radius)],
      ['fenceOut', circle(radius / 10)],
    ]),
  );
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(8);
});
