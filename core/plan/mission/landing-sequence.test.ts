import { expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { isComingHome, isInLanding, landingStart } from './landing-sequence.ts';

const { NAV_WAYPOINT, DO_LAND_START, NAV_LOITER_TO_ALT, NAV_LAND, NAV_RETURN_TO_LAUNCH, DO_CHANGE_SPEED, DO_JUMP } = MavCmd;
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

test('it comes home from where nothing else is flown before the return, but not while rounds are left', () => {
  const home = (...commands: number[]) => commands.flatMap((_, item) => (isComingHome(mission(...commands), item) ? [item] : []));
  expect(home(NAV_WAYPOINT, DO_CHANGE_SPEED, NAV_RETURN_TO_LAUNCH)).toEqual([1, 2]);
  expect(home(NAV_WAYPOINT, DO_JUMP, NAV_RETURN_TO_LAUNCH)).toEqual([2]);
  expect(home(NAV_WAYPOINT, NAV_RETURN_TO_LAUNCH, NAV_WAYPOINT)).toEqual([1]);
  expect(isComingHome(mission(NAV_RETURN_TO_LAUNCH), 1)).toBe(false);
});
