import { expect, test } from 'vitest';
import { readPlan } from './plan.ts';

const QUAD = 2;
const PLANE = 1;
const item = (command: number, params: (number | null)[], id: number) => ({ type: 'SimpleItem', doJumpId: id, command, frame: 3, params });
const plan = (vehicleType: number, speeds: object, items: object[] = []) => ({
  fileType: 'Plan',
  version: 1,
  mission: {
    version: 2,
    firmwareType: 3,
    vehicleType,
    ...speeds,
    items: [item(22, [0, 0, 0, null, 47.1, 8.1, 30], 1), ...items, item(16, [0, 0, 0, null, 47.101, 8.1, 30], 3)],
  },
});

test('a plan that says no speed on its way is flown with the one that it begins with', () => {
  const speeds = { hoverSpeed: 12, cruiseSpeed: 20 };
  const speedOf = (...given: Parameters<typeof plan>) => readPlan(plan(...given)).route.waypoints[0]!.speed;
  expect([speedOf(QUAD, speeds), speedOf(PLANE, speeds)]).toEqual([12, 20]);
  expect(speedOf(QUAD, speeds, [item(178, [1, 8, -1, 0, 0, 0, 0], 2)]), 'unless an item says another').toBe(8);
  expect([speedOf(QUAD, {}), speedOf(QUAD, { hoverSpeed: 0 })], 'and as usual where that is none').toEqual([5, 5]);
  const told = (...given: Parameters<typeof plan>) => readPlan(plan(...given)).issues.map(({ code, params }) => ({ code, ...params }));
  const unsaid = [{ code: 'mission.read.speedUnsaid', item: 2, speed: 5 }];
  expect([told(QUAD, speeds), told(QUAD, {}), told(QUAD, { hoverSpeed: 0 })], 'which is said').toEqual([[], unsaid, unsaid]);
});
