import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../../geo/distance.ts';
import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { OPEN_AIR } from '../checks/airspace.ts';
import { checkRoute } from '../checks/index.ts';
import { toMission } from '../mission/to-mission.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import { NEW_ROUTE } from '../route-defaults.ts';
import { TURN_MODES, type Route } from '../route.ts';
import { layOut } from './lay-out.ts';
import { layLogistics } from './logistics.ts';
import type { LogisticsPattern } from './pattern.ts';
import { HERE } from './testing/anywhere.ts';

const ROUTE = { ...NEW_ROUTE, height: 50 };
const logistics = (own: Partial<LogisticsPattern> = {}): LogisticsPattern => ({
  kind: 'logistics',
  takeOff: HERE.placeAt(0, 0),
  via: [HERE.placeAt(500, 0), HERE.placeAt(500, 500)],
  drop: HERE.placeAt(1_000, 500),
  dropHeight: 8,
  channel: 3,
  isReturning: true,
  ...own,
});
const flown = (pattern: LogisticsPattern, route = ROUTE) =>
  layLogistics(pattern, route, USUAL_PERFORMANCE).waypoints.map((waypoint) => {
    const { north, east } = HERE.offsetOf(waypoint);
    return [
      Math.round(north) + 0,
      Math.round(east) + 0,
      waypoint.altitude,
      ...waypoint.actions.map(({ kind, value }) => `${kind} ${value}`),
    ];
  });

describe('a delivery', () => {
  test('goes there, down, lets go, up again and back the way it came', () => {
    expect(flown(logistics())).toEqual([
      [0, 0, 50],
      [500, 0, 50],
      [500, 500, 50],
      [1_000, 500, 50],
      [1_000, 500, 8, 'release 3'],
      [1_000, 500, 50],
      [500, 500, 50],
      [500, 0, 50],
      [0, 0, 50],
    ]);
  });

  test('stands still while it lets go', () => {
    expect(layLogistics(logistics(), ROUTE, USUAL_PERFORMANCE).waypoints.filter(({ mode }) => mode === 'hover')).toMatchObject([
      { altitude: 8, holdMs: 3_000 },
    ]);
  });

  test('lets go only where it stands, whatever the route does at its corners, and with either autopilot', () => {
    const settings = fc.record({
      turnMode: fc.constantFrom(...TURN_MODES),
      holdMs: fc.constantFrom(0, 1, 500, 2_000, 3_000, 45_500),
      radius: fc.constantFrom(0, 0.3, 1, 20, 500),
      speed: fc.double({ min: 0.5, max: 25, noNaN: true }),
      height: fc.integer({ min: 8, max: 120 }),
    });
    const autopilots = fc.constantFrom('ardupilot' as const, 'px4' as const);
    fc.assert(
      fc.property(settings, fc.boolean(), fc.boolean(), autopilots, (own, isReturning, isLow, autopilot) => {
        const pattern = logistics({ isReturning, dropHeight: isLow ? 8 : own.height });
        const laid: Route = { ...NEW_ROUTE, ...own, pattern };
        const route = { ...laid, waypoints: layOut(pattern, laid).waypoints };
        const { items } = toMission(route, { autopilot, kind: 'multirotor' });
        const drops = items.flatMap(({ command }, index) => (command === MavCmd.DO_GRIPPER ? [items[index - 1]!] : []));
        expect(drops).toHaveLength(1);
        const [{ command, params, latitude, longitude }] = drops as [MissionItem];
        expect(command).toBe(MavCmd.NAV_WAYPOINT);
        expect(metresBetween({ latitude, longitude }, pattern.drop)).toBeLessThan(0.01);
        expect(params[0]).toBeGreaterThanOrEqual(Math.max(3, Math.ceil(own.holdMs / 1_000)));
        // Told none, PX4 takes one of its own, and ArduPilot looks at none.
        expect(params[1]).toBe(autopilot === 'px4' ? 1 : 0);
        const issues = checkRoute({ name: 'Delivery', remarks: '', route, limits: {}, airspace: OPEN_AIR });
        expect(issues.filter(({ code }) => code === 'route.letGoMoving')).toEqual([]);
      }),
    );
  });

  test('on wings flies over the drop as its route flies', () => {
    const route: Route = {
      ...ROUTE,
      turnMode: 'adaptive',
      holdMs: 0,
      radius: 20,
      wings: { kind: 'fixedWing', turnRadius: 60, slowest: 5 },
    };
    const { waypoints, issues } = layOut(logistics(), route);
    expect(waypoints.find(({ actions }) => actions.length > 0)).toMatchObject({ turnMode: 'adaptive', holdMs: 0, radius: 20 });
    expect(issues).toMatchObject([{ code: 'pattern.hovering' }]);
  });

  test('ends at the drop where it does not come back, and says so where the route means otherwise', () => {
    const oneWay = logistics({ isReturning: false, via: [] });
    expect(flown(oneWay).at(-1)).toEqual([1_000, 500, 8, 'release 3']);
    expect(layLogistics(oneWay, ROUTE, USUAL_PERFORMANCE).issues).toEqual([]);
    expect(layLogistics(oneWay, { ...ROUTE, endAction: 'return' }, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.endAction', severity: 'warning' },
    ]);
  });

  test('lets go from above where that is as high as it flies, and from no higher', () => {
    expect(flown(logistics({ dropHeight: 50, via: [] }))).toEqual([
      [0, 0, 50],
      [1_000, 500, 50, 'release 3'],
      [0, 0, 50],
    ]);
    expect(layLogistics(logistics({ dropHeight: 51 }), ROUTE, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.dropHeight', params: { max: 50 } },
    ]);
    expect(layLogistics(logistics({ drop: HERE.placeAt(0, 0) }), ROUTE, USUAL_PERFORMANCE).issues).toMatchObject([
      { code: 'pattern.sameEnds' },
    ]);
  });
});
