import { expect, test } from 'vitest';
import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import { fileItemsOf } from '../file/mission-file/file-items.ts';
import type { Route } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import { fromMission } from './from-mission.ts';
import { doing, type MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { behindTakeOff } from './take-off-item.ts';
import { toMission } from './to-mission.ts';

const HOME = { home: placeAt(-20, -20), homeAltitude: 500 };
const vehicles = (autopilot: MissionVehicle['autopilot']) =>
  (['multirotor', 'fixedWing', 'vtol'] as const).map((kind): MissionVehicle => ({ autopilot, kind, ...HOME }));
const [COPTER, PLANE, QUADPLANE] = vehicles('ardupilot') as [MissionVehicle, MissionVehicle, MissionVehicle];
const RELATIVE = routeThrough([
  [0, 0],
  [900, 0],
]);
const ABSOLUTE: Route = { ...RELATIVE, heightMode: 'absolute', waypoints: RELATIVE.waypoints.map((one) => ({ ...one, altitude: 560 })) };
const codes = (route: Route, vehicle: MissionVehicle) => toMission(route, vehicle).issues.map(({ code }) => code);

test('a height above the sea is told above home to what rises by it, and as it is to whoever knows what it counts from', () => {
  for (const vehicle of [PLANE, QUADPLANE]) {
    expect(toMission(ABSOLUTE, vehicle).items[0]).toMatchObject({ frame: MavFrame.GLOBAL_RELATIVE_ALT, altitude: 60 });
    expect(toMission(ABSOLUTE, vehicle).items[2]).toMatchObject({ frame: MavFrame.GLOBAL, altitude: 560 });
  }
  for (const vehicle of [COPTER, ...vehicles('px4')])
    expect(toMission(ABSOLUTE, vehicle).items[0]).toMatchObject({ frame: MavFrame.GLOBAL, altitude: 560 });
  for (const vehicle of [COPTER, PLANE, QUADPLANE]) expect(toMission(RELATIVE, vehicle).items[0]!.altitude).toBe(15);
});

test('it is not sent while nobody knows how high home is, and a file says so', () => {
  const unknown = { ...QUADPLANE, homeAltitude: undefined };
  expect(toMission(ABSOLUTE, unknown).issues).toMatchObject([{ code: 'mission.homeHeight', severity: 'error' }]);
  expect([codes(RELATIVE, unknown), codes(ABSOLUTE, QUADPLANE), codes(ABSOLUTE, { ...COPTER, homeAltitude: undefined })]).toEqual([
    [],
    [],
    [],
  ]);
  expect(fileItemsOf(ABSOLUTE, unknown).issues).toMatchObject([{ code: 'mission.homeHeight', severity: 'warning' }]);
});

test('it is read back as the take-off of that route', () => {
  for (const vehicle of [PLANE, QUADPLANE]) {
    const { items } = toMission(ABSOLUTE, vehicle);
    expect(fromMission(items, vehicle).issues).toEqual([]);
    expect(missionWay(items, vehicle).issues).toEqual([]);
    expect(fromMission(items, { ...vehicle, homeAltitude: 460 }).issues).toMatchObject([
      { code: 'mission.read.takeOff', params: { height: 520, first: 560 } },
    ]);
  }
});

test('one above the sea is refused item by item where the aircraft would rise by as much', () => {
  const refused = (vehicle: MissionVehicle) => {
    const [takeOff, ...rest] = toMission(ABSOLUTE, vehicle).items;
    return missionWay([{ ...takeOff!, frame: MavFrame.GLOBAL, altitude: 560 }, ...rest], vehicle).issues.map(
      ({ params }) => params?.['item'],
    );
  };
  expect([refused(COPTER), refused(PLANE), refused(QUADPLANE)]).toEqual([[], [1], [1]]);
});

test('in the air it is begun behind, wherever in a mission it stands', () => {
  const { items } = toMission(RELATIVE, QUADPLANE);
  expect([behindTakeOff(items, 0, QUADPLANE), behindTakeOff(items, 0, PLANE), behindTakeOff(items, 0, COPTER)]).toEqual([1, 1, 0]);
  expect(behindTakeOff([doing(MavCmd.DO_CHANGE_SPEED, [0, 18]), ...items], 0, QUADPLANE)).toBe(2);
  expect(behindTakeOff(items.slice(1), 0, QUADPLANE), 'what has none begins where it begins').toBe(0);
  expect(behindTakeOff(items, 2, QUADPLANE)).toBe(2);
});
