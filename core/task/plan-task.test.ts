import { describe, expect, test } from 'vitest';
import { USUAL_CAMERA } from '../plan/pattern/cameras.ts';
import { checkRoute } from '../plan/checks/index.ts';
import { OPEN_AIR } from '../plan/checks/airspace.ts';
import { HERE } from '../plan/pattern/testing/anywhere.ts';
import { gradeNeeded } from './licence-needed.ts';
import { usualParameters, type Parameters } from './parameters.ts';
import { extentOf, planTask } from './plan-task.ts';
import type { TaskPlan } from './plan.ts';
import { TASK_CRAFT, TASK_TYPES, type TaskCraft, type TaskType } from './task.ts';

const site = HERE.placeAt(0, 0);
const square = [HERE.placeAt(100, 100), HERE.placeAt(100, 300), HERE.placeAt(300, 300), HERE.placeAt(300, 100)];
const camera = USUAL_CAMERA;
const PLANS: Record<TaskType, TaskPlan> = {
  spot: { type: 'spot', spots: [HERE.placeAt(200, 0)], photographs: true, tilt: -60 },
  area: { type: 'area', area: square, angle: null },
  orthophoto: { type: 'orthophoto', area: square, angle: null, camera },
  oblique: { type: 'oblique', area: square, angle: null, camera },
  logistics: { type: 'logistics', via: [], destination: HERE.placeAt(400, 0), delivery: 'release', channel: 2 },
};
const planned = (plan: TaskPlan, own: Parameters = {}, craft: TaskCraft = 'multirotor') =>
  planTask({ plan, parameters: { ...usualParameters(plan.type), ...own }, craft, site });
const codes = (plan: TaskPlan, own: Parameters = {}) => planned(plan, own).issues.map(({ code }) => code);

describe('a plan', () => {
  test('of every type is a route that every rule lets through, and begins above the site', () => {
    for (const type of TASK_TYPES) {
      const { route, issues } = planned(PLANS[type]);
      expect(
        issues.filter(({ severity }) => severity === 'error'),
        type,
      ).toEqual([]);
      expect(route!.waypoints[0]).toMatchObject({ ...site, altitude: 30 });
      const found = checkRoute({ name: 'Task', remarks: '', route: route!, limits: {}, airspace: OPEN_AIR });
      expect(
        found.filter(({ severity }) => severity === 'error'),
        type,
      ).toEqual([]);
      expect(Math.max(...route!.waypoints.map(({ altitude }) => altitude))).toBeLessThanOrEqual(120);
    }
  });

  test('of every type is doubted in nothing as it is offered', () => {
    for (const type of TASK_TYPES) expect(codes(PLANS[type]), type).toEqual([]);
  });

  test('that photographs an area says how fine and how many pictures; others say neither', () => {
    const low = planned(PLANS.orthophoto, { height: 50 }).survey!;
    const high = planned(PLANS.orthophoto, { height: 100 }).survey!;
    expect(high.resolution).toBeCloseTo(low.resolution * 2);
    expect(low.pictures).toBeGreaterThan(high.pictures);
    expect(high.pictures).toBeGreaterThan(1);
    expect(planned(PLANS.oblique).survey!.pictures).toBeGreaterThan(planned(PLANS.orthophoto).survey!.pictures);
    for (const type of ['spot', 'area', 'logistics'] as const) expect(planned(PLANS[type]).survey).toBeUndefined();
  });

  test('is laid out for whatever is to fly it', () => {
    for (const craft of TASK_CRAFT) {
      expect(planned(PLANS.area, { speed: 15 }, craft).route!.wings?.kind ?? 'multirotor', craft).toBe(craft);
    }
  });

  test('needs something drawn, in the words of the specification', () => {
    expect(codes({ ...PLANS.spot, spots: [] } as TaskPlan)).toEqual(['task.spots']);
    expect(codes({ ...PLANS.area, area: square.slice(0, 2) } as TaskPlan)).toEqual(['task.area']);
    expect(codes({ ...PLANS.logistics, destination: null } as TaskPlan)).toEqual(['task.destination']);
    expect(planned({ ...PLANS.area, area: square.slice(0, 2) } as TaskPlan).route).toBeUndefined();
  });

  test('looks at each spot as long as it was told, and returns', () => {
    const { route } = planned(PLANS.spot, { hoverSeconds: 7.5, height: 80 });
    expect(route).toMatchObject({ endAction: 'return' });
    expect(route!.waypoints).toHaveLength(2);
    expect(route!.waypoints[1]).toMatchObject({
      altitude: 80,
      holdMs: 7_500,
      mode: 'hover',
      actions: [
        { kind: 'gimbalTilt', value: -60 },
        { kind: 'photograph', value: null },
      ],
    });
  });

  test('takes photographs from the height it was told', () => {
    const { route } = planned(PLANS.orthophoto, { height: 75 });
    for (const { altitude } of route!.waypoints.slice(1)) expect(altitude).toBeCloseTo(75, 1);
  });

  test('delivers by letting go and coming back, or by landing there', () => {
    const { route: thrown } = planned(PLANS.logistics, { dropHeight: 12 });
    const letGo = thrown!.waypoints.find(({ actions }) => actions.some(({ kind }) => kind === 'release'))!;
    expect(letGo).toMatchObject({ altitude: 12, actions: [{ kind: 'release', value: 2 }] });
    expect(HERE.offsetOf(thrown!.waypoints.at(-1)!).north).toBeCloseTo(0, 1);
    const { route: landed } = planned({ ...PLANS.logistics, delivery: 'land' } as TaskPlan);
    expect(landed).toMatchObject({ endAction: 'land' });
    expect(HERE.offsetOf(landed!.waypoints.at(-1)!).north).toBeCloseTo(400, 1);
    expect(landed!.waypoints.flatMap(({ actions }) => actions)).toEqual([]);
  });

  test('an area that encloses nothing says so where it was drawn', () => {
    const { route, issues } = planned({ type: 'area', area: [square[0]!, square[2]!, square[1]!, HERE.placeAt(600, 100)], angle: null });
    expect(route).toBeUndefined();
    expect(issues).toMatchObject([{ code: 'pattern.tangled', at: ['plan', 'area'] }]);
  });
});

test('only what never leaves sight may be flown with the lowest licence', () => {
  const grade = (plan: TaskPlan, own: Parameters = {}) => gradeNeeded(planned(plan, own).route!, site);
  expect(grade(PLANS.spot)).toBe('vlos');
  expect(grade({ ...PLANS.spot, spots: [HERE.placeAt(499, 0)] } as TaskPlan)).toBe('vlos');
  expect(grade({ ...PLANS.spot, spots: [HERE.placeAt(502, 0)] } as TaskPlan)).toBe('bvlos');
  expect(grade(PLANS.spot, { height: 120.1, maxHeight: 200 })).toBe('bvlos');
});

test('what was drawn has a size', () => {
  const { area, perimeter } = extentOf(PLANS.area)!;
  expect(area).toBeCloseTo(40_000, -2);
  expect(perimeter).toBeCloseTo(800, -1);
  expect(extentOf(PLANS.spot)).toBeUndefined();
});
