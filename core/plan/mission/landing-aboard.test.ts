import { expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { landingAboard, needsLanding } from './landing-aboard.ts';

const { NAV_TAKEOFF, NAV_WAYPOINT, NAV_LAND, DO_LAND_START, NAV_RETURN_TO_LAUNCH } = MavCmd;
const of = (...commands: number[]) => landingAboard(commands.map((command) => ({ command })));

test('a plane flies to the beginning of a landing sequence, and to a landing without one only by the whole route', () => {
  expect(of(NAV_TAKEOFF, NAV_WAYPOINT, DO_LAND_START, NAV_WAYPOINT, NAV_LAND)).toBe('sequence');
  expect(of(NAV_TAKEOFF, NAV_WAYPOINT, NAV_LAND)).toBe('atEnd');
  expect([of(), of(NAV_TAKEOFF, NAV_WAYPOINT, NAV_RETURN_TO_LAUNCH)]).toEqual(['none', 'none']);
  expect(of(NAV_LAND, DO_LAND_START, NAV_WAYPOINT), 'a sequence that does not land is none').toBe('atEnd');
});

test('only ArduPlane on its wings alone cannot land without one', () => {
  expect(needsLanding({ autopilot: 'ardupilot', kind: 'fixedWing' })).toBe(true);
  for (const kind of ['multirotor', 'vtol'] as const) expect(needsLanding({ autopilot: 'ardupilot', kind })).toBe(false);
  expect(needsLanding({ autopilot: 'px4', kind: 'fixedWing' })).toBe(false);
});
