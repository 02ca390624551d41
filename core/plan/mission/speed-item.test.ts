import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { doing, ENTRY_MANNERS, type MissionVehicle } from './manner.ts';
import { speedFrom, speedItem } from './speed-item.ts';
import { toMission } from './to-mission.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };

const anySent = fc.record({
  speeds: fc.array(fc.constantFrom(3, 7, 15), { minLength: 1, maxLength: 6 }),
  cycles: fc.integer({ min: 0, max: 3 }),
  entry: fc.nat(),
  manner: fc.constantFrom(...ENTRY_MANNERS),
  isPictured: fc.boolean(),
  vehicle: fc.record({
    autopilot: fc.constantFrom<MissionVehicle['autopilot']>('ardupilot', 'px4'),
    kind: fc.constantFrom<MissionVehicle['kind']>('multirotor', 'fixedWing', 'vtol'),
  }),
});

function sentOf({ speeds, cycles, entry, manner, isPictured, vehicle }: typeof anySent extends fc.Arbitrary<infer A> ? A : never) {
  const line = routeThrough(
    speeds.map((_, index) => [300 * (index + 1), 0] as const),
    { endAction: 'return', cycles, entryPoint: (entry % speeds.length) + 1 },
  );
  const actions = isPictured ? [{ kind: 'distancePhotographs' as const, value: 10 }] : [];
  const route: Route = { ...line, waypoints: line.waypoints.map((waypoint, index) => ({ ...waypoint, speed: speeds[index]!, actions })) };
  return { route, vehicle, ...toMission(route, vehicle, manner) };
}

/** As an autopilot comes to it, through the jumps that are ahead. */
function flownFirst(items: readonly MissionItem[], from: number): MissionItem | undefined {
  let at = from;
  for (let count = 0; count < 1_000; count++) {
    const item = items[at];
    if (!item || item.command < MavCmd.NAV_LAST) return item;
    at = item.command === MavCmd.DO_JUMP ? item.params[0]! : at + 1;
  }
  return undefined;
}

test('whoever begins with the way to a waypoint is told the speed of that waypoint', () => {
  fc.assert(
    fc.property(anySent, (given) => {
      const { route, items, beginsAt, vehicle } = sentOf(given);
      expect(beginsAt.map((item) => speedFrom(items, item, vehicle))).toEqual(route.waypoints.map(({ speed }) => speed));
    }),
    { numRuns: 300 },
  );
});

test('whatever item behind the take-off it is begun with, it is told the speed of the waypoint that it flies to next', () => {
  fc.assert(
    fc.property(anySent, fc.nat(), (given, any) => {
      const { route, items, vehicle } = sentOf(given);
      const item = 1 + (any % (items.length - 1));
      const first = flownFirst(items, item);
      const waypoint = route.waypoints.find(({ latitude }) => latitude === first?.latitude);
      if (waypoint) expect(speedFrom(items, item, vehicle)).toBe(waypoint.speed);
    }),
    { numRuns: 500 },
  );
});

test('from the take-off on it hears all speeds by itself, and a jump that leads nowhere ends', () => {
  const { items, vehicle } = sentOf({ speeds: [3, 7], cycles: 1, entry: 0, manner: 'at', isPictured: false, vehicle: COPTER });
  expect(speedFrom(items, 0, vehicle)).toBeUndefined();
  expect(speedFrom(items, -1, vehicle), 'at what is home to the autopilot').toBeUndefined();
  expect(speedFrom([speedItem(5, COPTER), doing(MavCmd.DO_JUMP, [1, -1])], 1, COPTER)).toBe(5);
  expect(speedFrom([], 3, COPTER)).toBeUndefined();
});
