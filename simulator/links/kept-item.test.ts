import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { asAboard } from '@skyhelm/core/plan/mission/as-aboard';
import { fromMission } from '@skyhelm/core/plan/mission/from-mission';
import type { MissionVehicle } from '@skyhelm/core/plan/mission/manner';
import { missionWay } from '@skyhelm/core/plan/mission/mission-way';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { differencesOf } from '@skyhelm/core/plan/compare/differences';
import { NEW_LANDING } from '@skyhelm/core/plan/landing/new-landing';
import type { LandingRoute } from '@skyhelm/core/plan/landing/landing';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';
import { anyRoute, placeAt } from '@skyhelm/core/plan/testing/any-route';
import { numberOf, WAYPOINT_ACTION_KINDS, type WaypointAction } from '@skyhelm/core/plan/waypoint-action';
import { isKeptWithPlace } from '@skyhelm/core/vehicle/kept-params';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import { isPlaceless, type MissionItem as PlanItem } from '@skyhelm/core/vehicle/plan-item';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flavourNamed } from '../flavours/index.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { isTaken, keptItem } from './kept-item.ts';

const HOME = { home: placeAt(-20, -20), homeAltitude: 412.3 };
const FLAVOURS = {
  copter: { autopilot: 'ardupilot', kind: 'multirotor' },
  plane: { autopilot: 'ardupilot', kind: 'fixedWing' },
  quadplane: { autopilot: 'ardupilot', kind: 'vtol' },
  'px4-multirotor': { autopilot: 'px4', kind: 'multirotor' },
  'px4-fixed-wing': { autopilot: 'px4', kind: 'fixedWing' },
  'px4-vtol': { autopilot: 'px4', kind: 'vtol' },
} as const;

type Four = [number, number, number, number];
const fround = (item: MissionItem): MissionItem => {
  const { param1, param2, param3, param4, z } = item;
  const [first, second, third, fourth, height] = [param1, param2, param3, param4, z].map(Math.fround) as [...Four, number];
  return { ...item, param1: first, param2: second, param3: third, param4: fourth, z: height };
};

function onWire({ command, frame, params, latitude, longitude, altitude, autoContinue }: PlanItem): MissionItem {
  const [param1, param2, param3, param4] = params.map((param) => param ?? Number.NaN) as Four;
  const units = isPlaceless(frame) ? 1 : 1e7;
  const place = { x: Math.round(latitude * units), y: Math.round(longitude * units), z: altitude };
  return fround({ command, frame, param1, param2, param3, param4, ...place, autocontinue: autoContinue ? 1 : 0 });
}

/** As the gateway reads it: what ArduPilot keeps without a place it calls one above the sea. */
function offWire(item: MissionItem, { autopilot }: MissionVehicle): PlanItem {
  const { command, param1, param2, param3, param4, x, y, z, autocontinue } = item;
  const frame = autopilot === 'ardupilot' && !isKeptWithPlace(command) ? 2 : item.frame;
  const said = (value: number) => (Number.isFinite(value) ? value : null);
  const units = isPlaceless(frame) ? 1 : 1e7;
  return {
    ...{ command, frame, params: [said(param1), said(param2), said(param3), said(param4)], autoContinue: autocontinue === 1 },
    ...{ latitude: x / units, longitude: y / units, altitude: z },
  };
}

const flavourOf = (name: string) => flavourNamed(name)!;
const kept = (items: readonly PlanItem[], flavour: string, vehicle: MissionVehicle): PlanItem[] =>
  items.map((item) => offWire(fround(keptItem(onWire(item), flavourOf(flavour))), vehicle));

const fraction = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);
const anyAction = fc.constantFrom(...WAYPOINT_ACTION_KINDS).chain((kind): fc.Arbitrary<WaypointAction> => {
  const bounds = numberOf(kind);
  if (!bounds) return fc.constant({ kind, value: null });
  return (bounds.isWhole ? fc.integer(bounds) : fraction(bounds.min, bounds.max)).map((value) => ({ kind, value }));
});
const anyManner: fc.Arbitrary<Partial<Waypoint>> = fc.record({
  altitude: fraction(0, 480),
  speed: fraction(0.5, 40),
  radius: fraction(0, 240),
  holdMs: fc.integer({ min: 0, max: 600_000 }),
  yaw: fraction(0, 360),
  circling: fc.record({
    radius: fraction(1, 3_000),
    clockwise: fc.boolean(),
    turns: fc.constantFrom(0, 1, 2, 3, 5, 8, 255, 256),
    waitMs: fc.constantFrom(0, 0, 3_000, 4_500),
  }),
  actions: fc.array(anyAction, { maxLength: 4 }),
});
const anyLanding: fc.Arbitrary<LandingRoute> = fc
  .record({
    kind: fc.constantFrom('standard', 'inPlace', 'returnAndLand', 'alternate'),
    heading: fc.option(fraction(0, 359)),
    placeHeight: fc.option(fraction(-300, 300)),
    waitingRadius: fraction(1, 2_000),
    relativeHeight: fraction(1, 300),
    guidanceSpeed: fraction(1, 40),
    goAroundHeight: fraction(5, 300),
    transitionHeight: fraction(5, 300),
    clockwise: fc.boolean(),
  })
  .map((given) => ({ ...NEW_LANDING, place: placeAt(900, -400), ...given }));
/** All that a route can say, and as finely as it can. */
const anyFineRoute: fc.Arbitrary<Route> = fc
  .tuple(anyRoute, fc.array(anyManner, { minLength: 12, maxLength: 12 }), anyLanding)
  .map(([route, manners, landing]) => ({
    ...route,
    landing: route.endAction === 'landingRoute' ? landing : null,
    waypoints: route.waypoints.map((waypoint, index) => ({ ...waypoint, ...manners[index]! })),
  }));
const pair = (output: number) => ({ output, start: 1_900, end: 1_100 });
const PULSES = {
  ...{ shooting: pair(9), recording: pair(10), zoom: pair(11), pump: pair(12), sound: pair(13), lifeDetection: pair(14) },
  ...{ range: { min: 1_000, max: 2_000 }, flow: { min: 0.3, max: 2.7 } },
};

describe.each(Object.entries(FLAVOURS))('what a %s is told', (flavour, craft) => {
  const entering = fc.constantFrom(undefined, 'at' as const, 'behind' as const, 'again' as const);

  test('it knows, and it keeps what makes a difference to it', () => {
    const told = new Set<number>();
    fc.assert(
      fc.property(anyFineRoute, entering, fc.boolean(), (route, manner, isPulsed) => {
        const vehicle: MissionVehicle = { ...craft, ...HOME, ...(isPulsed && { pulses: PULSES }) };
        const { items, issues } = toMission(route, vehicle, manner);
        fc.pre(issues.every(({ severity }) => severity !== 'error'));
        for (const item of items) told.add(item.command);
        expect(items.filter((item) => !isTaken(onWire(item), flavourOf(flavour)))).toEqual([]);
        const back = kept(items, flavour, vehicle);
        const at = differenceBetween({ kind: 'mission', items }, { kind: 'mission', items: back }, vehicle);
        expect(at === undefined ? undefined : { sent: items[at], kept: back[at] }).toBeUndefined();
        const params = (of: readonly PlanItem[]) => of.map((item) => item.params);
        expect(params(kept(back, flavour, vehicle)), 'and the same once more').toEqual(params(back));
      }),
      { numRuns: 200 },
    );
    const [isWing, isArduPilot] = [craft.kind !== 'multirotor', craft.autopilot === 'ardupilot'];
    for (const [command, isTold] of Object.entries({
      NAV_WAYPOINT: true,
      NAV_RETURN_TO_LAUNCH: true,
      NAV_LOITER_UNLIM: true,
      NAV_LOITER_TIME: isWing,
      NAV_LOITER_TURNS: isArduPilot,
      NAV_LOITER_TO_ALT: isWing,
      NAV_TAKEOFF: craft.kind !== 'vtol',
      NAV_LAND: craft.kind !== 'vtol',
      NAV_VTOL_TAKEOFF: craft.kind === 'vtol',
      NAV_VTOL_LAND: craft.kind === 'vtol',
      CONDITION_YAW: isArduPilot,
      DO_JUMP: true,
      DO_CHANGE_SPEED: true,
      DO_LAND_START: true,
      DO_SET_ROI_LOCATION: true,
      DO_SET_ROI_NONE: true,
      DO_MOUNT_CONTROL: true,
      DO_SET_CAM_TRIGG_DIST: true,
      DO_GRIPPER: true,
      DO_SPRAYER: isArduPilot,
      DO_SET_SERVO: isArduPilot,
      IMAGE_START_CAPTURE: true,
      IMAGE_STOP_CAPTURE: true,
      VIDEO_START_CAPTURE: true,
      VIDEO_STOP_CAPTURE: true,
    }))
      expect([command, told.has(MavCmd[command as keyof typeof MavCmd])]).toEqual([command, isTold]);
  });

  test('is found on board as the route that it was sent as, and can be held to the air', () => {
    fc.assert(
      fc.property(anyFineRoute, (given) => {
        // Corners of a circle are waypoints of their own.
        const mode = (own: Waypoint['mode']) => (flavour === 'px4-multirotor' && own === 'circle' ? 'pass' : own);
        const waypoints = given.waypoints.map((one) => ({ ...one, mode: mode(one.mode), altitude: Math.round(one.altitude) + 20 }));
        const route: Route = { ...given, heightMode: 'relative', waypoints };
        const vehicle: MissionVehicle = { ...craft, ...HOME };
        const sent = toMission(route, vehicle, 'at');
        fc.pre(sent.issues.every(({ severity }) => severity !== 'error'));
        const back = kept(sent.items, flavour, vehicle);
        const numbers = (of: readonly PlanItem[]) => missionWay(of, vehicle).issues.map(({ params }) => Number(params?.['item']) - 1);
        const refused = numbers(back);
        expect(new Set(refused)).toEqual(new Set(numbers(sent.items)));
        // Of rounds from the middle, and of timed circles, nobody can tell by the items alone where they lead.
        const untold: number[] = [MavCmd.DO_JUMP, ...(craft.autopilot === 'px4' ? [MavCmd.NAV_LOITER_TIME] : [])];
        expect(refused.map((at) => back[at]!).filter(({ command }) => !untold.includes(command))).toEqual([]);
        const changed = differencesOf(asAboard(route, vehicle), fromMission(back, vehicle).route);
        // A landing is read from where its circle lies, to the centimetre.
        expect({ ...changed, route: changed.route.filter(({ fact }) => !fact.startsWith('landing.')) }).toEqual({
          route: [],
          waypoints: [],
        });
      }),
      { numRuns: 100 },
    );
  });
});
