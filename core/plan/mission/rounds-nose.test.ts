import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { changeWaypoints } from '../edits/index.ts';
import type { Route, Waypoint } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import type { EntryManner, MissionVehicle } from './manner.ts';
import { toMission } from './to-mission.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };
const PX4: MissionVehicle = { ...COPTER, autopilot: 'px4' };
const SQUARE = routeThrough(
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
  { cycles: 2, endAction: 'return' },
);
type Nose = Pick<Waypoint, 'yawMode' | 'yaw' | 'target'>;
const AHEAD: Nose = { yawMode: 'course', yaw: 0, target: null };
const at = (east: number): Nose => ({ ...AHEAD, yawMode: 'target', target: placeAt(50, east) });

const sayOf = ({ yawMode, yaw, target }: Nose): string =>
  yawMode === 'fixed' ? `${yaw}` : yawMode === 'target' ? `at ${target!.longitude}` : 'ahead';

/** As an autopilot goes through them: where it looks on the way to each waypoint. A place is looked at until it is told to look away, a heading kept for one leg. */
function looks(route: Route, vehicle: MissionVehicle, manner: EntryManner = 'at'): string[] {
  const { items } = toMission(route, vehicle, manner);
  const left = new Map<number, number>();
  const legs: string[] = [];
  let [place, heading]: [string | undefined, string | undefined] = [undefined, undefined];
  for (let index = 0; index < items.length;) {
    const { command, params, latitude, longitude } = items[index]!;
    if (command === MavCmd.DO_JUMP) {
      const times = left.get(index) ?? params[1]!;
      left.set(index, times - 1);
      index = times > 0 ? params[0]! : index + 1;
      continue;
    }
    if (command === MavCmd.DO_SET_ROI_LOCATION) place = `at ${longitude}`;
    if (command === MavCmd.DO_SET_ROI_NONE) place = undefined;
    if (command === MavCmd.CONDITION_YAW) heading = `${params[0]}`;
    if (command === MavCmd.NAV_WAYPOINT) {
      const number = route.waypoints.findIndex((one) => one.latitude === latitude && one.longitude === longitude) + 1;
      if (vehicle.autopilot === 'px4' && params[3] !== null) heading = `${params[3]}`;
      legs.push(`to ${number}: ${heading ?? place ?? 'ahead'}`);
      heading = undefined;
    }
    index++;
  }
  return legs;
}

/** What the route says of each leg, from the one behind the waypoint that it enters at. */
function planned({ waypoints, entryPoint, cycles }: Route): string[] {
  const count = waypoints.length;
  const legs = (cycles - 1) * count + (count - entryPoint);
  return Array.from({ length: legs }, (_, leg) => {
    const from = (entryPoint - 1 + leg) % count;
    return `to ${((from + 1) % count) + 1}: ${sayOf(waypoints[from]!)}`;
  });
}

test.each([COPTER, PX4])('a target of one leg is looked away from in every round: $autopilot', (vehicle) => {
  const [, , third] = SQUARE.waypoints;
  const route = changeWaypoints(SQUARE, [2], at(500));
  const once = ['to 2: ahead', 'to 3: ahead', `to 4: ${sayOf({ ...third!, ...at(500) })}`];
  expect(looks(route, vehicle)).toEqual(['to 1: ahead', ...once, 'to 1: ahead', ...once]);
});

const anyNose = fc.constantFrom<Nose>(
  AHEAD,
  { ...AHEAD, yawMode: 'fixed', yaw: 90 },
  { ...AHEAD, yawMode: 'fixed', yaw: 200 },
  at(500),
  at(-500),
);
const anyFlight = fc.record({
  noses: fc.array(anyNose, { minLength: 4, maxLength: 4 }),
  cycles: fc.integer({ min: 1, max: 3 }),
  entryPoint: fc.integer({ min: 1, max: 4 }),
  vehicle: fc.constantFrom(COPTER, PX4),
});
const routeOf = ({ noses, cycles, entryPoint }: { noses: Nose[]; cycles: number; entryPoint: number }): Route =>
  noses.reduce((route, nose, index) => changeWaypoints(route, [index], nose), { ...SQUARE, cycles, entryPoint });

test('in every round the nose points on each leg where the route says, wherever it is entered', () => {
  fc.assert(
    fc.property(anyFlight, fc.constantFrom<EntryManner>('at', 'behind', 'again'), ({ vehicle, ...given }, manner) => {
      const route = routeOf(given);
      expect(looks(route, vehicle, manner).slice(1)).toEqual(planned(route));
    }),
    { numRuns: 500 },
  );
});

test('the nose between two rounds is read back, wherever it was entered', () => {
  fc.assert(
    fc.property(anyFlight, fc.constantFrom<EntryManner>('at', 'behind', 'again'), ({ vehicle, ...given }, manner) => {
      const route = routeOf(given);
      const { route: back, issues } = fromMission(toMission(route, vehicle, manner).items, vehicle);
      expect(issues).toEqual([]);
      const said = route.waypoints.map(sayOf);
      expect(back.waypoints.map(sayOf)).toEqual(route.cycles === 1 ? said.with(3, 'ahead') : said);
    }),
    { numRuns: 500 },
  );
});

test('a place that another ground station never looks away from is looked at between two rounds too', () => {
  const { items, beginsAt } = toMission(SQUARE, COPTER);
  const look = toMission(changeWaypoints(SQUARE, [0], at(500)), COPTER).items.find(
    ({ command }) => command === MavCmd.DO_SET_ROI_LOCATION,
  )!;
  for (const before of [0, 1]) {
    const { route, issues } = fromMission(items.toSpliced(beginsAt[before]!, 0, look), COPTER);
    expect(issues).toEqual([]);
    expect(route.waypoints.map(sayOf)).toEqual(Array(4).fill(sayOf(at(500))));
  }
});
