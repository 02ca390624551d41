import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MavCmd, MavFrame } from '../mavlink/named-numbers.generated.ts';
import { differenceBetween } from './plan-difference.ts';
import { Plan, type MissionItem } from './plan-item.ts';

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const anyPlace = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const anyItem: fc.Arbitrary<MissionItem> = fc.record({
  command: fc.constantFrom(MavCmd.NAV_WAYPOINT, MavCmd.NAV_LAND, MavCmd.DO_CHANGE_SPEED, MavCmd.NAV_RETURN_TO_LAUNCH),
  frame: fc.constantFrom(MavFrame.GLOBAL, MavFrame.GLOBAL_RELATIVE_ALT, MavFrame.GLOBAL_TERRAIN_ALT),
  params: fc.tuple(...([0, 1, 2, 3].map(() => fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }))) as [never, never, never, never])),
  latitude: degrees(90),
  longitude: degrees(180),
  altitude: fc.double({ min: -1_000, max: 9_999, noNaN: true }),
  autoContinue: fc.boolean(),
}) as fc.Arbitrary<MissionItem>;
const anyArea = fc.oneof(
  fc.record({
    shape: fc.constant('circle' as const),
    keep: fc.constantFrom('in' as const, 'out' as const),
    centre: anyPlace,
    radius: fc.double({ min: 1, max: 1e5, noNaN: true }),
  }),
  fc.record({
    shape: fc.constant('polygon' as const),
    keep: fc.constantFrom('in' as const, 'out' as const),
    corners: fc.array(anyPlace, { minLength: 3, maxLength: 8 }),
  }),
);
const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ kind: fc.constant('mission' as const), items: fc.array(anyItem, { minLength: 1, maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('fence' as const),
    areas: fc.array(anyArea, { minLength: 1, maxLength: 6 }),
    returnPoint: fc.option(anyPlace),
  }),
  fc.record({
    kind: fc.constant('rally' as const),
    points: fc.array(
      anyPlace.map((at) => ({ ...at, altitude: 30 })),
      { minLength: 1, maxLength: 6 },
    ),
  }),
);

/** As an autopilot keeps it: ten-millionths of a degree, floats of four bytes, whole centimetres. */
const kept = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => kept(one, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, kept(one, key)]));
  if (typeof value !== 'number') return value;
  if (name === 'latitude' || name === 'longitude') return Math.round(value * 1e7) / 1e7;
  return name === 'altitude' ? Math.round(value * 100) / 100 : Math.fround(value);
};

describe('what a vehicle keeps is what it was sent', () => {
  test('whatever it rounds', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(differenceBetween(plan, kept(plan) as Plan)).toBeUndefined();
      }),
    );
  });

  test('but not with one more, one less, or another', () => {
    const listOf = (plan: Plan) => (plan.kind === 'mission' ? plan.items : plan.kind === 'fence' ? plan.areas : plan.points) as unknown[];
    const named = { mission: 'items', fence: 'areas', rally: 'points' } as const;
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const list = listOf(plan);
        const withList = (other: unknown[]): Plan => ({ ...plan, [named[plan.kind]]: other });
        expect(differenceBetween(plan, withList(list.slice(0, -1)))).toBeDefined();
        expect(differenceBetween(plan, withList([...list, list[0]]))).toBe(list.length);
      }),
    );
  });

  test('nor a metre beside it', () => {
    fc.assert(
      fc.property(anyItem, fc.constantFrom('latitude' as const, 'longitude' as const), (item, axis) => {
        const sent: Plan = { kind: 'mission', items: [{ ...item, command: MavCmd.NAV_WAYPOINT, latitude: 10, longitude: 20 }] };
        const other: Plan = { kind: 'mission', items: [{ ...sent.items[0]!, [axis]: sent.items[0]![axis] + 1e-5 }] };
        expect(differenceBetween(sent, other)).toBe(0);
      }),
    );
  });

  test('in whatever order a fence is told, and with another frame of what leads home', () => {
    fc.assert(
      fc.property(fc.array(anyArea, { minLength: 2, maxLength: 6 }), (areas) => {
        const fence = (list: typeof areas): Plan => ({ kind: 'fence', areas: list, returnPoint: null });
        expect(differenceBetween(fence(areas), fence(areas.toReversed()))).toBeUndefined();
      }),
    );
    const home = (frame: number): Plan => ({
      kind: 'mission',
      items: [
        { command: MavCmd.NAV_RETURN_TO_LAUNCH, frame, params: [0, 0, 0, 0], latitude: 0, longitude: 0, altitude: 0, autoContinue: true },
      ],
    });
    expect(differenceBetween(home(MavFrame.GLOBAL_RELATIVE_ALT), home(MavFrame.GLOBAL))).toBeUndefined();
  });

  test('where it was left to the vehicle, whatever the vehicle makes of it, and nothing else', () => {
    const waypoint = (delay: number | null): Plan => ({
      kind: 'mission',
      items: [
        { command: MavCmd.NAV_WAYPOINT, frame: 3, params: [delay, 0, 0, null], latitude: 1, longitude: 2, altitude: 3, autoContinue: true },
      ],
    });
    expect(differenceBetween(waypoint(null), waypoint(5))).toBeUndefined();
    expect(differenceBetween(waypoint(5), waypoint(null))).toBe(0);
    expect(differenceBetween(waypoint(5), waypoint(6))).toBe(0);
  });
});

describe('a plan is refused', () => {
  const item = { command: 16, frame: 3, params: [0, 0, 0, null], latitude: 31, longitude: 121, altitude: 50 };
  const mission = (more: object) => Plan.safeParse({ kind: 'mission', items: [{ ...item, ...more }] });

  test('where a number is none, or out of range', () => {
    expect(mission({}).success).toBe(true);
    for (const more of [{ latitude: 91 }, { longitude: -181 }, { altitude: 10_000 }, { altitude: Number.NaN }, { params: [0, 0, 0] }]) {
      expect(mission(more).success, JSON.stringify(more)).toBe(false);
    }
    expect(mission({ params: [Number.NaN, 0, 0, 0] }).success).toBe(false);
    expect(mission({ command: 65_536 }).success).toBe(false);
  });

  test('where a place is no place, unless the numbers are whole', () => {
    expect(mission({ frame: MavFrame.MISSION, latitude: 4_000, longitude: -7 }).success).toBe(true);
    expect(mission({ frame: MavFrame.MISSION, latitude: 0.5 }).success).toBe(false);
  });

  test('without anything in it, with too much, and with a polygon that encloses nothing', () => {
    expect(Plan.safeParse({ kind: 'mission', items: [] }).success).toBe(false);
    expect(Plan.safeParse({ kind: 'mission', items: Array.from({ length: 1_001 }, () => item) }).success).toBe(false);
    const corner = { latitude: 1, longitude: 1 };
    const polygon = (corners: object[]) => Plan.safeParse({ kind: 'fence', areas: [{ shape: 'polygon', keep: 'in', corners }] }).success;
    expect(polygon([corner, { latitude: 1, longitude: 2 }])).toBe(false);
    expect(polygon([corner, corner, { latitude: 1, longitude: 2 }])).toBe(false);
    expect(polygon([corner, { latitude: 2, longitude: 1 }, { latitude: 1, longitude: 2 }])).toBe(true);
    expect(Plan.safeParse({ kind: 'fence', areas: [{ shape: 'circle', keep: 'out', centre: corner, radius: 0 }] }).success).toBe(false);
  });

  test('with a fence whose places or sizes are no numbers', () => {
    const corner = { latitude: 1, longitude: 1 };
    const corners = [corner, { latitude: 2, longitude: 1 }, { latitude: 1, longitude: 2 }];
    const circle = { shape: 'circle', keep: 'out', centre: corner, radius: 10 };
    const fits = (area: object, more: object = {}) => Plan.safeParse({ kind: 'fence', areas: [area], ...more }).success;
    expect(fits(circle)).toBe(true);
    for (const strange of [Number.NaN, Infinity, -Infinity, '1', null]) {
      expect(fits({ ...circle, radius: strange })).toBe(false);
      expect(fits({ ...circle, centre: { ...corner, longitude: strange } })).toBe(false);
      expect(fits({ shape: 'polygon', keep: 'in', corners: [...corners, { latitude: strange, longitude: 1 }] })).toBe(false);
      expect(fits(circle, { returnPoint: { latitude: strange, longitude: 1 } })).toBe(false);
    }
  });

  test('with more of a fence than can be read back, though each area of it is fine', () => {
    const polygon = (count: number) => ({
      shape: 'polygon',
      keep: 'in',
      corners: Array.from({ length: count }, (_, at) => ({ latitude: Math.sin(at), longitude: Math.cos(at) })),
    });
    const areas = Array.from({ length: 8 }, () => polygon(250));
    expect(Plan.safeParse({ kind: 'fence', areas }).success).toBe(true);
    const circle = { shape: 'circle', keep: 'out', centre: { latitude: 1, longitude: 1 }, radius: 10 };
    for (const more of [{ areas: [...areas, circle] }, { areas, returnPoint: { latitude: 1, longitude: 1 } }]) {
      const { error } = Plan.safeParse({ kind: 'fence', ...more });
      expect(error?.issues).toMatchObject([{ path: ['areas'], message: 'fenceTooFine' }]);
    }
  });
});
