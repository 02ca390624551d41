import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MavCmd } from '../mavlink/named-numbers.generated.ts';
import type { Craft } from './flight-traits.ts';
import { keptParams, type Params } from './kept-params.ts';
import { meansSame } from './same-params.ts';
import type { MissionItem } from './plan-item.ts';

const craftOf = (autopilot: Craft['autopilot'], kind: Craft['kind'] = 'multirotor'): Craft => ({ autopilot, kind });
const [COPTER, PLANE, QUADPLANE] = (['multirotor', 'fixedWing', 'vtol'] as const).map((kind) => craftOf('ardupilot', kind)) as [
  Craft,
  Craft,
  Craft,
];
const [PX4, OTHER] = [craftOf('px4'), craftOf('other')];
const ITEM = { frame: 3, latitude: 47, longitude: 8, altitude: 60, autoContinue: true };
const same = (command: number, sent: Params, kept: Params, craft?: Craft) =>
  meansSame({ ...ITEM, command, params: [...sent] as MissionItem['params'] }, [...kept], craft);
const alike = (command: number, sent: Params, craft: Craft) => same(command, sent, keptParams(command, sent, craft), craft);

test('what an autopilot fills in by itself is no difference to it, and one to whoever does not know it', () => {
  const [land, time, toHeight] = [MavCmd.NAV_LAND, MavCmd.NAV_LOITER_TIME, MavCmd.NAV_LOITER_TO_ALT];
  expect([keptParams(land, [40, 0, 0, 0], PLANE), keptParams(time, [10, 0, 0, 0], PLANE)]).toEqual([
    [40, 0, 0, 1],
    [10, 0, 1, 0],
  ]);
  for (const craft of [COPTER, PLANE, QUADPLANE]) {
    expect(same(land, [0, 0, 0, 0], [0, 0, 0, 1], craft)).toBe(true);
    expect(same(land, [0, 0, 0, -1], [0, 0, 0, 1], craft), 'the other way round').toBe(false);
    expect(same(time, [10, 0, 0, 0], [10, 0, 1, 0], craft)).toBe(true);
    expect(same(time, [10, 0, -1, 0], [10, 0, 1, 0], craft)).toBe(false);
    expect(same(toHeight, [1, -80, 0, 1], [0, -80, 0, 1], craft)).toBe(true);
  }
  for (const craft of [PX4, OTHER, undefined]) expect(same(land, [0, 0, 0, 0], [0, 0, 0, 1], craft)).toBe(false);
});

test('what changes the flight is a difference', () => {
  expect(alike(MavCmd.NAV_LOITER_UNLIM, [0, 0, 30.5, 0], PLANE), 'half a metre').toBe(false);
  expect(alike(MavCmd.NAV_LOITER_TURNS, [3, 0, -304, 0], PLANE), 'tens of metres').toBe(false);
  expect(alike(MavCmd.NAV_LOITER_TURNS, [300, 0, 40, 0], COPTER), 'more rounds than a byte').toBe(false);
  expect(alike(MavCmd.NAV_LOITER_TIME, [10, 0, 200, 0], PLANE), 'a circle of its own').toBe(false);
  expect(alike(MavCmd.NAV_WAYPOINT, [0, 300, 0, 0], PLANE)).toBe(false);
  expect(alike(MavCmd.NAV_WAYPOINT, [0, 300, 0, 0], COPTER), 'which comes as near as it can').toBe(true);
  expect(alike(MavCmd.NAV_WAYPOINT, [2.5, 0, 0, 0], COPTER)).toBe(false);
  for (const craft of [QUADPLANE, PX4]) expect(alike(MavCmd.NAV_VTOL_LAND, [0, 0, 20, 0], craft), 'where rotors take over').toBe(false);
  expect(alike(MavCmd.NAV_LAND, [40, 0, 0, 0], PX4), 'how high to go around').toBe(false);
  expect(alike(MavCmd.NAV_LAND, [40.5, 0, 0, 0], PLANE)).toBe(false);
  expect(alike(MavCmd.DO_CHANGE_SPEED, [0, 18, -1, 1], PLANE), 'by so much more').toBe(false);
});

test('PX4 gives headings back by way of radians: the same within a thousandth of a degree, and a whole turn is none', () => {
  const commands = fc.constantFrom(MavCmd.NAV_WAYPOINT, MavCmd.NAV_LOITER_UNLIM, MavCmd.NAV_LAND, MavCmd.NAV_VTOL_LAND);
  fc.assert(
    fc.property(
      commands,
      fc.double({ min: -180, max: 360, noNaN: true }),
      fc.double({ min: 0.01, max: 359.98, noNaN: true }),
      (...given) => {
        const [command, heading, off] = given;
        const [, , , kept] = keptParams(command, [0, 0, 0, heading], PX4);
        expect([kept >= 0, kept < 360.001]).toEqual([true, true]);
        expect(same(command, [0, 0, 0, heading], [0, 0, 0, kept], PX4)).toBe(true);
        expect(same(command, [0, 0, 0, heading], [0, 0, 0, kept + off], PX4)).toBe(false);
      },
    ),
  );
  expect(keptParams(MavCmd.NAV_WAYPOINT, [0, 0, 0, 360], PX4)[3]).toBe(0);
});

test('what was kept is kept as it is', () => {
  const four = fc.tuple(...[0, 1, 2, 3].map(() => fc.float({ min: -3_000, max: 3_000, noNaN: true }))) as unknown as fc.Arbitrary<Params>;
  const crafts = fc.constantFrom(COPTER, PLANE, QUADPLANE, PX4);
  const commands = fc.constantFrom(...Object.values(MavCmd));
  fc.assert(
    fc.property(commands, four, crafts, (command, params, craft) => {
      const kept = keptParams(command, params, craft);
      const again = keptParams(command, kept, craft);
      expect(
        again.map((one, index) => Math.abs(one - kept[index]!) < 0.001 || Math.abs(Math.abs(one - kept[index]!) - 360) < 0.001),
      ).toEqual([true, true, true, true]);
    }),
    { numRuns: 500 },
  );
});
