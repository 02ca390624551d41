import { describe, expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import { USUAL_RANGE, type LoadPulses } from '../../payload/load-pulses.ts';
import { changeWaypoints } from '../edits/index.ts';
import { routeThrough } from '../testing/any-route.ts';
import { numberOf, WAYPOINT_ACTION_KINDS, type WaypointAction } from '../waypoint-action.ts';
import { asAboard } from './as-aboard.ts';
import { fromMission } from './from-mission.ts';
import type { MissionVehicle } from './manner.ts';
import { missionWay } from './mission-way.ts';
import { toMission } from './to-mission.ts';

const PLAIN: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor' };
const PULSES: LoadPulses = {
  range: USUAL_RANGE,
  flow: { min: 0.5, max: 2 },
  shooting: { output: 9, start: 1_900, end: 1_100 },
  recording: { output: 10, start: 1_800, end: 1_200 },
  zoom: { output: 11, start: 1_700, end: 1_300 },
  pump: { output: 12, start: 2_000, end: 1_000 },
  sound: { output: 13, start: 1_950, end: 1_050 },
  lifeDetection: { output: 14, start: 1_850, end: 1_150 },
};
const PULSED: MissionVehicle = { ...PLAIN, pulses: PULSES };
const NO_PULSES: LoadPulses = {
  ...PULSES,
  flow: null,
  shooting: null,
  recording: null,
  zoom: null,
  pump: null,
  sound: null,
  lifeDetection: null,
};

const LINE = routeThrough([
  [0, 0],
  [100, 0],
  [100, 100],
]);
const doing = (...actions: WaypointAction[]) => changeWaypoints(LINE, [1], { actions });
const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });
const servos = (route = LINE, vehicle = PULSED) =>
  toMission(route, vehicle)
    .items.filter(({ command }) => command === MavCmd.DO_SET_SERVO)
    .map(({ params }) => params.slice(0, 2));
const EVERYTHING = doing(...WAYPOINT_ACTION_KINDS.map((kind) => act(kind, numberOf(kind)?.default ?? null)));

describe('loads that are told by pulses', () => {
  test('begin and end by the widths of their outputs, in the order of the actions', () => {
    const route = doing(
      act('startRecording'),
      act('endRecording'),
      act('timedPhotographs', 3),
      act('endPhotographs'),
      act('zoom', 10),
      act('zoom', 1),
      act('playSound', 2),
      act('stopSound'),
      act('startLifeDetection', 5),
      act('endLifeDetection'),
    );
    expect(servos(route)).toEqual([
      [10, 1_800],
      [10, 1_200],
      [9, 1_900],
      [9, 1_100],
      [11, 1_700],
      [11, 1_300],
      [13, 1_950],
      [13, 1_050],
      [14, 1_850],
      [14, 1_150],
    ]);
  });

  test('pump as much of the most as is said, no less than they can, and are switched where no flow rate is known', () => {
    const pumped = (percent: number, vehicle = PULSED) => servos(doing(act('pumpOn', percent), act('pumpOff')), vehicle);
    expect([100, 50, 10].map((percent) => pumped(percent)[0])).toEqual([
      [12, 2_000],
      [12, 1_500],
      [12, 1_250],
    ]);
    expect(pumped(50)[1]).toEqual([12, 1_000]);
    expect(pumped(50, { ...PLAIN, pulses: { ...PULSES, flow: null } })[0]).toEqual([12, 2_000]);
  });

  test('say where a pulse has no room for the number of an action', () => {
    const lost = (...actions: WaypointAction[]) => toMission(doing(...actions), PULSED).issues.map(({ code }) => code);
    expect(lost(act('startRecording'), act('endRecording'), act('pumpOn', 25), act('pumpOff'))).toEqual([]);
    for (const action of [act('timedPhotographs', 3), act('zoom', 4), act('playSound', 2), act('startLifeDetection', 6), act('pumpOn', 24)])
      expect(lost(action)).toEqual(['mission.pulse']);
  });

  test('leave rows of pictures by distance to the autopilot, also where they end', () => {
    const route = doing(act('distancePhotographs', 12), act('endPhotographs'), act('photograph'));
    expect(toMission(route, PULSED).items).toEqual(toMission(route, PLAIN).items);
  });

  test('come back from the aircraft as the actions they were, and as what they are where a number is lost', () => {
    const actions = [act('startRecording'), act('pumpOn', 40), act('pumpOff'), act('endRecording')];
    const back = fromMission(toMission(doing(...actions), PULSED).items, PULSED);
    expect([back.issues, back.route.waypoints[1]!.actions]).toEqual([[], actions]);
    const others = asAboard(doing(act('zoom', 10), act('zoom', 1), act('timedPhotographs', 9)), PULSED);
    expect(others.waypoints[1]!.actions).toEqual([act('zoom', 2), act('zoom', 1), act('timedPhotographs', 2)]);
  });

  test('are begun anew where a route is entered behind them', () => {
    const route = { ...doing(act('startRecording')), entryPoint: 3 };
    const { items } = toMission(route, PULSED, 'at');
    const jump = items.findIndex(({ command }) => command === MavCmd.DO_JUMP);
    expect(items.slice(0, jump)).toContainEqual(expect.objectContaining({ command: MavCmd.DO_SET_SERVO }));
  });

  test('fly along the same way as any other', () => {
    expect(missionWay(toMission(EVERYTHING, PULSED).items, PLAIN).issues).toEqual([]);
  });
});

test.each<[string, MissionVehicle, MissionVehicle]>([
  ['has no such settings', PLAIN, { ...PLAIN, pulses: undefined }],
  ['has none for any load', PLAIN, { ...PLAIN, pulses: NO_PULSES }],
  ['is flown by PX4, which counts outputs otherwise', { ...PLAIN, autopilot: 'px4' }, { ...PULSED, autopilot: 'px4' }],
])('an aircraft that %s is told what it always was', (_, without, vehicle) => {
  expect(toMission(EVERYTHING, vehicle)).toEqual(toMission(EVERYTHING, without));
  expect(servos(EVERYTHING, vehicle)).toEqual([]);
});

test('a pulse that no load is told by is said to be left out', () => {
  const { items } = toMission(doing(act('startRecording')), PULSED);
  const other = items.map((item) =>
    item.command === MavCmd.DO_SET_SERVO ? { ...item, params: [10, 1_555, 0, 0] as typeof item.params } : item,
  );
  for (const read of [fromMission(other, PULSED), fromMission(items, PLAIN)]) {
    expect(read.route.waypoints[1]!.actions).toEqual([]);
    expect(read.issues).toMatchObject([{ code: 'mission.read.command' }]);
  }
});
