import { expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { isInLanding, landingStart } from './landing-sequence.ts';

const { NAV_WAYPOINT, DO_LAND_START, NAV_LOITER_TO_ALT, NAV_LAND } = MavCmd;
const mission = (...commands: number[]) => commands.map((command) => ({ command }));
const inLanding = (items: { command: number }[]) => items.flatMap((_, item) => (isInLanding(items, item) ? [item] : []));

test('from the start of the sequence to its end an aircraft is landing', () => {
  const items = mission(NAV_WAYPOINT, NAV_WAYPOINT, DO_LAND_START, NAV_LOITER_TO_ALT, NAV_LAND);
  expect([landingStart(items), inLanding(items)]).toEqual([2, [2, 3, 4]]);
  expect([isInLanding(items, -1), isInLanding(items, 5)]).toEqual([false, false]);
});

test('without a sequence only the landing itself counts, and a start without a landing does not', () => {
  expect(inLanding(mission(NAV_WAYPOINT, NAV_LAND))).toEqual([1]);
  const items = mission(NAV_WAYPOINT, DO_LAND_START, NAV_WAYPOINT);
  expect([landingStart(items), inLanding(items)]).toEqual([undefined, []]);
});
