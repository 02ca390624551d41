import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { expect, test } from 'vitest';
import { planOf, wireItems, type WireItem } from './wire-items.ts';

const FENCE: Plan = {
  kind: 'fence',
  areas: [
    { shape: 'polygon', keep: 'in', corners: [1, 2, 3].map((at) => ({ latitude: at, longitude: at * at })) },
    { shape: 'circle', keep: 'out', centre: { latitude: 2, longitude: 3 }, radius: 40 },
  ],
  returnPoint: { latitude: 2, longitude: 4 },
};
const items = wireItems(FENCE, false);
const isCircle = ({ command }: WireItem) => command === MavCmd.NAV_FENCE_CIRCLE_EXCLUSION;
/** The first corner says how many there are, a circle how large it is. */
const withParam = (at: number, param1: number) => items.map((item, index) => (index === at ? { ...item, param1 } : item));

test('a fence is what it was when it comes back', () => {
  expect(planOf('fence', items, false)).toEqual(FENCE);
});

test('what ArduPilot keeps without a place it gives back as if it were above the sea, and that is no place', () => {
  const at = { frame: MavFrame.GLOBAL, param1: -90, param2: 0, param3: 0, param4: 0, x: 0, y: 0, z: 2, autocontinue: 1 };
  const [home, mount, first] = [MavCmd.NAV_WAYPOINT, MavCmd.DO_MOUNT_CONTROL, MavCmd.NAV_WAYPOINT].map((command) => ({ ...at, command }));
  const shutter = { ...at, command: MavCmd.DO_DIGICAM_CONTROL, x: 1 };
  expect(planOf('mission', [home!, mount!, shutter, first!], true)).toMatchObject({
    items: [{ frame: MavFrame.MISSION, altitude: 2 }, { frame: MavFrame.MISSION, latitude: 1 }, { frame: MavFrame.GLOBAL }],
  });
  expect(planOf('mission', [first!], false)).toMatchObject({ items: [{ frame: MavFrame.GLOBAL }] });
});

test.each([Number.NaN, Infinity, -Infinity, 0, -1])('a fence in which a number is %d is none', (strange) => {
  expect(planOf('fence', withParam(items.findIndex(isCircle), strange), false)).toBeUndefined();
  expect(planOf('fence', withParam(0, strange), false)).toBeUndefined();
});

test.each([2, 3.5, 4, 1e9])('a polygon that says it has %d corners and has three is none', (count) => {
  expect(planOf('fence', withParam(0, count), false)).toBeUndefined();
});
