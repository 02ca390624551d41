import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { changeWaypoints } from '../edits/index.ts';
import type { Route, Waypoint } from '../route.ts';
import { placeAt, routeThrough } from '../testing/any-route.ts';
import type { WaypointAction } from '../waypoint-action.ts';
import { fromMission } from './from-mission.ts';
import type { EntryManner, MissionVehicle } from './manner.ts';
import { advanced, beginningWith, begunWith, goingOn, NOT_BEGUN, resumePoint, type RouteProgress } from './progress.ts';
import { toMission } from './to-mission.ts';
import { underWayBehind } from './under-way.ts';

const COPTER: MissionVehicle = { autopilot: 'ardupilot', kind: 'multirotor', home: placeAt(-20, -20) };
const PX4: MissionVehicle = { ...COPTER, autopilot: 'px4' };
const FLOWN: readonly number[] = [MavCmd.NAV_TAKEOFF, MavCmd.NAV_WAYPOINT, MavCmd.NAV_RETURN_TO_LAUNCH];

const act = (kind: WaypointAction['kind'], value: number | null = null): WaypointAction => ({ kind, value });
const lineOf = (count: number, actions: (index: number) => Waypoint['actions'], given: Partial<Route> = {}): Route => {
  const line = routeThrough(
    Array.from({ length: count }, (_, index) => [index * 50, 0] as const),
    { endAction: 'return', ...given },
  );
  return line.waypoints.reduce((route, _, index) => changeWaypoints(route, [index], { actions: actions(index) }), line);
};

/** As an autopilot goes through them: each item that it flies to, with what it has done on the way there. */
function* steps(items: readonly MissionItem[], from = 0): Generator<{ at: number; done: MissionItem[] }> {
  const left = new Map<number, number>();
  let done: MissionItem[] = [];
  for (let at = from; at < items.length;) {
    const item = items[at]!;
    if (item.command === MavCmd.DO_JUMP) {
      const times = left.get(at) ?? item.params[1]!;
      left.set(at, times - 1);
      // Less than nought: for ever.
      at = times !== 0 ? item.params[0]! : at + 1;
      continue;
    }
    if (FLOWN.includes(item.command)) {
      yield { at, done };
      done = [];
    } else done.push(item);
    at++;
  }
}

function fly(route: Route, vehicle: MissionVehicle, manner: EntryManner, stepsMax = Infinity) {
  const { items, beginsAt, endsAt } = toMission(route, vehicle, manner);
  const sent = { entryPoint: route.entryPoint, manner, cycles: route.cycles, beginsAt, endsAt };
  let progress: RouteProgress = NOT_BEGUN;
  const done: MissionItem[] = [];
  /** Whole ones between waypoints, each with whether pictures are taken on it. */
  const legs: string[] = [];
  let [isPictured, from]: [boolean, number | undefined] = [false, undefined];
  let count = 0;
  for (const step of steps(items)) {
    done.push(...step.done);
    for (const { command, params } of step.done) if (command === MavCmd.DO_SET_CAM_TRIGG_DIST) isPictured = params[0]! > 0;
    progress = advanced(sent, progress, step.at);
    if (count++ >= stepsMax) break;
    const { command, latitude } = items[step.at]!;
    if (command !== MavCmd.NAV_WAYPOINT) continue;
    const to = route.waypoints.findIndex((one) => one.latitude === latitude) + 1;
    if (from !== undefined) legs.push(`${from}-${to}${isPictured ? ' pictures' : ''}`);
    from = to;
  }
  return { done, legs, point: resumePoint(sent, progress) };
}

/** Broken off after so many steps, and on from there again and again; the parts of it. */
function* flyOn(route: Route, vehicle: MissionVehicle, breaks: readonly number[]): Generator<ReturnType<typeof fly>> {
  let [now, manner]: [Route, EntryManner] = [route, 'at'];
  for (const stepsMax of breaks) {
    const part = fly(now, vehicle, manner, stepsMax);
    yield part;
    if (!part.point) return;
    now = { ...route, entryPoint: part.point.waypoint, cycles: part.point.cycles };
    manner = part.point.manner;
  }
}

const dropped = (items: readonly MissionItem[]) =>
  items.filter(({ command }) => command === MavCmd.DO_GRIPPER).map(({ params }) => params[0]);

describe('the waypoint that is made for', () => {
  const anySent = fc.record({
    count: fc.integer({ min: 1, max: 6 }),
    cycles: fc.integer({ min: 1, max: 3 }),
    entry: fc.nat(),
    manner: fc.constantFrom<EntryManner>('at', 'behind'),
    vehicle: fc.constantFrom(COPTER, PX4),
  });
  const sentOf = ({ count, cycles, entry, manner, vehicle }: typeof anySent extends fc.Arbitrary<infer A> ? A : never) => {
    const route = lineOf(count, (index) => [act('photograph'), act('release', index + 1)], { cycles, entryPoint: (entry % count) + 1 });
    const { items, beginsAt, endsAt } = toMission(route, vehicle, manner);
    return { route, items, sent: { entryPoint: route.entryPoint, manner, cycles, beginsAt, endsAt } };
  };
  const numberOf = (route: Route, { latitude }: MissionItem) => route.waypoints.findIndex((one) => one.latitude === latitude) + 1;

  test('by whoever begins with any item is the first that is flown to, or the next where that may be', () => {
    fc.assert(
      fc.property(anySent, fc.nat(), (given, any) => {
        const { route, items, sent } = sentOf(given);
        const item = any % items.length;
        const { waypoint, mayPass } = beginningWith(sent, item);
        const first = [...steps(items, item)].map(({ at }) => items[at]!).find(({ command }) => command === MavCmd.NAV_WAYPOINT);
        const next = waypoint === route.waypoints.length ? 1 : waypoint + 1;
        if (first) expect(mayPass ? [waypoint, next] : [waypoint]).toContain(numberOf(route, first));
      }),
      { numRuns: 300 },
    );
  });

  test('by whoever was stopped is the one that would have been next', () => {
    fc.assert(
      fc.property(anySent, fc.nat(12), (given, stop) => {
        const { route, items, sent } = sentOf(given);
        const flown = [...steps(items, 0)].filter(({ at }) => items[at]!.command === MavCmd.NAV_WAYPOINT).slice(0, stop + 1);
        const progress = flown.reduce<RouteProgress>((before, { at }) => advanced(sent, before, at), NOT_BEGUN);
        expect(goingOn(sent, progress)?.waypoint).toBe(numberOf(route, items[flown.at(-1)!.at]!));
      }),
      { numRuns: 300 },
    );
  });

  const flownFrom = (route: Route, items: readonly MissionItem[], item: number) =>
    [...steps(items, item)].filter(({ at }) => items[at]!.command === MavCmd.NAV_WAYPOINT).map(({ at }) => numberOf(route, items[at]!));

  test('on the ground leaves nothing out only at the beginning', () => {
    fc.assert(
      fc.property(anySent, fc.nat(), (given, any) => {
        const { route, items, sent } = sentOf(given);
        const item = any % items.length;
        const begun = begunWith(sent, item, undefined);
        expect(begun).toBe(item === 0 || item === sent.beginsAt[0] ? 'anew' : 'leavingOut');
        const flown = new Set(flownFrom(route, items, item));
        if (begun === 'anew') for (const waypoint of flownFrom(route, items, 0)) expect(flown).toContain(waypoint);
      }),
      { numRuns: 300 },
    );
  });

  test('in the air leaves nothing out unless it is one behind the next, and then something is', () => {
    fc.assert(
      fc.property(anySent, fc.nat(12), fc.nat(), (given, stop, any) => {
        const { route, items, sent } = sentOf({ ...given, cycles: 1, manner: 'at' });
        const whole = flownFrom(route, items, 0);
        const heard = [...steps(items, 0)].slice(0, stop + 1);
        const progress = heard.reduce<RouteProgress>((before, { at }) => advanced(sent, before, at), NOT_BEGUN);
        // What it makes for has not been flown.
        const behind = heard.slice(0, -1).filter(({ at }) => items[at]!.command === MavCmd.NAV_WAYPOINT);
        const item = any % items.length;
        const flown = new Set([...behind.map(({ at }) => numberOf(route, items[at]!)), ...flownFrom(route, items, item)]);
        const isWhole = whole.every((waypoint) => flown.has(waypoint));
        const begun = begunWith(sent, item, progress);
        if (begun !== 'leavingOut') expect(isWhole).toBe(true);
        else if (!beginningWith(sent, item).mayPass) expect(isWhole).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('behind the take-off in the air is what it would be with it, and nothing is left out', () => {
    fc.assert(
      fc.property(anySent, (given) => {
        const { route, items, sent } = sentOf(given);
        expect(beginningWith(sent, 1)).toEqual(beginningWith(sent, 0));
        expect(flownFrom(route, items, 1)).toEqual(flownFrom(route, items, 0));
        expect(begunWith(sent, 1, undefined, true)).toBe('anew');
      }),
      { numRuns: 300 },
    );
  });

  test('is none once every waypoint is behind', () => {
    const { sent } = sentOf({ count: 3, cycles: 1, entry: 0, manner: 'at', vehicle: COPTER });
    expect(goingOn(sent, { rounds: 0, reached: 3 })).toBeUndefined();
    expect(goingOn({ ...sent, cycles: 2 }, { rounds: 0, reached: 3 })).toEqual({ waypoint: 1, cycles: 1 });
    expect(goingOn({ ...sent, cycles: 2 }, { rounds: 1, reached: 0 })).toEqual({ waypoint: 1, cycles: 1 });
  });
});

describe('a flight that is broken off and goes on', () => {
  const anywhere = fc.record({
    count: fc.integer({ min: 2, max: 6 }),
    cycles: fc.integer({ min: 1, max: 3 }),
    entry: fc.nat(),
    breaks: fc.array(fc.nat(20), { maxLength: 4 }),
    vehicle: fc.constantFrom(COPTER, PX4),
  });

  test('drops everything once, however often and wherever it is broken off', () => {
    fc.assert(
      fc.property(anywhere, ({ count, cycles, entry, breaks, vehicle }) => {
        const route = lineOf(count, (index) => [act('release', index + 1)], { cycles, entryPoint: (entry % count) + 1 });
        const whole = fly(route, vehicle, 'at');
        expect(whole.point).toBeUndefined();
        expect([...flyOn(route, vehicle, [...breaks, Infinity])].flatMap(({ done }) => dropped(done))).toEqual(dropped(whole.done));
      }),
    );
  });

  test('flies each leg that it broke off again, with its pictures and nothing else, between two rounds too', () => {
    const series = fc.array(fc.constantFrom<WaypointAction[]>([], [act('distancePhotographs', 10)], [act('endPhotographs')]), {
      minLength: 6,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anywhere, series, ({ count, cycles, entry, breaks, vehicle }, actions) => {
        const route = lineOf(count, (index) => actions[index]!, { cycles, entryPoint: (entry % count) + 1 });
        const { legs: planned } = fly(route, vehicle, 'at');
        let flown = 0;
        for (const { legs } of flyOn(route, vehicle, [...breaks, Infinity])) {
          expect(legs).toEqual(planned.slice(flown, flown + legs.length));
          flown += legs.length;
        }
        expect(flown).toBe(planned.length);
      }),
      { numRuns: 500 },
    );
  });

  test('begins again in a later round what was begun in the one before and never ended, however often it is broken off there', () => {
    const patrol = lineOf(4, (index) => (index === 1 ? [act('distancePhotographs', 10)] : []), { cycles: 0 });
    const onTheWay = (most: number) => [...flyOn(patrol, COPTER, [most, 2, 2])];
    // Home to 1, three legs, and then between the rounds, or on the first leg of the second.
    expect(onTheWay(5).map(({ point }) => point)).toEqual([
      { waypoint: 4, manner: 'again', cycles: 0 },
      { waypoint: 4, manner: 'again', cycles: 0 },
      { waypoint: 4, manner: 'again', cycles: 0 },
    ]);
    expect(onTheWay(6).map(({ point }) => point)).toEqual([
      { waypoint: 1, manner: 'again', cycles: 0 },
      { waypoint: 1, manner: 'again', cycles: 0 },
      { waypoint: 1, manner: 'again', cycles: 0 },
    ]);
    expect(fly({ ...patrol, entryPoint: 1 }, COPTER, 'again', 4).legs).toEqual(['1-2 pictures', '2-3 pictures']);
    expect(fly({ ...patrol, entryPoint: 1 }, COPTER, 'behind', 4).legs).toEqual(['1-2', '2-3 pictures']);
  });

  test('begins its pictures, its gimbal and its speed again, at the waypoint that the leg began at', () => {
    const series = lineOf(4, (index) =>
      index === 0
        ? [act('gimbalTilt', -90), act('photograph'), act('distancePhotographs', 12)]
        : index === 3
          ? [act('endPhotographs')]
          : [],
    );
    const { items } = toMission({ ...series, entryPoint: 2 }, COPTER, 'behind');
    const names = new Map(Object.entries(MavCmd).map(([name, number]) => [number as number, name]));
    expect(items.slice(0, 6).map(({ command }) => names.get(command))).toEqual([
      'NAV_TAKEOFF',
      'DO_CHANGE_SPEED',
      'NAV_WAYPOINT',
      'DO_MOUNT_CONTROL',
      'DO_SET_CAM_TRIGG_DIST',
      'DO_JUMP',
    ]);
    expect(items[2]).toMatchObject({ latitude: series.waypoints[1]!.latitude });
    expect(items[4]!.params[0]).toBe(12);
    expect(items[items[5]!.params[0]!], 'the way to the third is told its speed').toMatchObject({ command: MavCmd.DO_CHANGE_SPEED });
    expect(underWayBehind(series, 4)).toEqual([act('gimbalTilt', -90)]);
  });

  test('is read back as the route that it is, entered there', () => {
    const series = lineOf(4, (index) => (index === 0 ? [act('distancePhotographs', 12)] : []), { cycles: 3 });
    for (const [entryPoint, manner] of [
      [3, 'at'],
      [2, 'behind'],
      [4, 'behind'],
      [4, 'again'],
      [2, 'again'],
    ] as const) {
      const { route, issues } = fromMission(toMission({ ...series, entryPoint }, COPTER, manner).items, COPTER);
      expect(issues).toEqual([]);
      expect(route).toMatchObject({ entryPoint, cycles: 3 });
      expect(route.waypoints.map(({ latitude }) => latitude)).toEqual(series.waypoints.map(({ latitude }) => latitude));
    }
  });
});

describe('a route that is begun anew in flight', () => {
  const anyFlight = fc.record({
    count: fc.integer({ min: 1, max: 5 }),
    cycles: fc.integer({ min: 0, max: 4 }),
    entry: fc.nat(),
    manner: fc.constantFrom<EntryManner>('at', 'behind', 'again'),
    vehicle: fc.constantFrom(COPTER, PX4),
    /** After so many steps each. */
    restarts: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
    last: fc.nat(30),
  });
  function sentOf({ count, cycles, entry, manner, vehicle }: typeof anyFlight extends fc.Arbitrary<infer A> ? A : never) {
    const route = lineOf(count, () => [], { cycles, entryPoint: (entry % count) + 1 });
    const { items, beginsAt, endsAt } = toMission(route, vehicle, manner);
    const all: number[] = [];
    for (const { at } of steps(items)) {
      all.push(at);
      // Some go round for ever.
      if (all.length === 100) break;
    }
    return { route, all, sent: { entryPoint: route.entryPoint, manner, cycles, beginsAt, endsAt } };
  }
  type Sent = ReturnType<typeof sentOf>['sent'];
  const flown = (sent: Sent, heard: readonly number[], from = NOT_BEGUN) =>
    heard.reduce<RouteProgress>((before, item) => advanced(sent, before, item), from);

  test('has come as far as if it had been begun then, where its beginning was heard', () => {
    fc.assert(
      fc.property(anyFlight, (given) => {
        const { all, sent } = sentOf(given);
        const before = flown(
          sent,
          given.restarts.flatMap((most) => all.slice(0, most)),
        );
        fc.pre(resumePoint(sent, before) !== undefined);
        expect(flown(sent, all.slice(0, given.last + 1), before)).toEqual(flown(sent, all.slice(0, given.last + 1)));
      }),
      { numRuns: 500 },
    );
  });

  test('is whole once it was flown to its end and never endless, whatever of it was heard', () => {
    fc.assert(
      fc.property(anyFlight, fc.func(fc.boolean()), (given, isHeard) => {
        const { route, all, sent } = sentOf({ ...given, cycles: Math.max(1, given.cycles) });
        const restarted = given.restarts.flatMap((most) => all.slice(0, most));
        const heard = [...restarted, ...all].filter((item, index) => item >= sent.beginsAt[0]! && (index % 2 === 0 || isHeard(index)));
        for (const [index] of heard.entries()) {
          const progress = flown(sent, heard.slice(0, index + 1));
          for (const point of [resumePoint(sent, progress), goingOn(sent, progress)]) {
            if (!point) continue;
            expect(point.cycles).toBeGreaterThan(0);
            expect(point.cycles).toBeLessThanOrEqual(sent.cycles);
            const { items } = toMission({ ...route, entryPoint: point.waypoint, cycles: point.cycles }, COPTER, 'again');
            expect(items.filter(({ command, params }) => command === MavCmd.DO_JUMP && params[1]! < 0)).toEqual([]);
          }
        }
        expect(resumePoint(sent, flown(sent, [...heard, all.at(-1)!]))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('of two rounds, in its first one, is neither taken for a round further on nor sent for ever', () => {
    const { sent, all } = sentOf({ count: 3, cycles: 2, entry: 0, manner: 'at', vehicle: COPTER, restarts: [], last: 0 });
    const restarted = [...all.slice(0, 3), ...all];
    expect(resumePoint(sent, flown(sent, restarted))).toBeUndefined();
    expect(flown(sent, restarted.slice(0, -2))).toEqual({ rounds: 1, reached: 1 });
    expect(resumePoint(sent, flown(sent, restarted.slice(0, -2)))).toEqual({ waypoint: 1, manner: 'again', cycles: 1 });
    // As it was kept by an earlier version.
    expect(resumePoint(sent, { rounds: 2, reached: 2 })).toEqual({ waypoint: 2, manner: 'again', cycles: 1 });
    expect(resumePoint(sent, { rounds: 2, reached: 3 })).toBeUndefined();
  });

  test('is as whole as it was for an autopilot that stands at its first item again when it has flown all, or calls its home that', () => {
    const { sent, all } = sentOf({ count: 3, cycles: 2, entry: 0, manner: 'at', vehicle: PX4, restarts: [], last: 0 });
    expect(resumePoint(sent, flown(sent, [...all, 0]))).toBeUndefined();
    expect(flown(sent, [...all.slice(0, 4), -1])).toEqual(flown(sent, all.slice(0, 4)));
  });
});

test('before it has come to the waypoint that it enters at, it enters there again', () => {
  const { beginsAt, endsAt } = toMission(
    lineOf(5, () => [], { entryPoint: 3 }),
    COPTER,
  );
  const sent = { entryPoint: 3, manner: 'at', cycles: 1, beginsAt, endsAt } as const;
  const onTheWay = advanced(sent, NOT_BEGUN, beginsAt[2]!);
  expect(resumePoint(sent, onTheWay)).toEqual({ waypoint: 3, manner: 'at', cycles: 1 });
  const behind = advanced(sent, onTheWay, beginsAt[3]!);
  expect(resumePoint(sent, behind)).toEqual({ waypoint: 3, manner: 'behind', cycles: 1 });
  expect(resumePoint(sent, advanced(sent, behind, endsAt))).toBeUndefined();
});
