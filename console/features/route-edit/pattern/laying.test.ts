import type { LaidOut } from '@skyhelm/core/plan/pattern/laid-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { expect, test } from 'vitest';
import { changeOne } from '../desk-edits.ts';
import { routeDesk, type RouteDesk } from '../route-desk.ts';
import { layingOn } from './laying.ts';
import { newPattern } from './new-pattern.ts';
import { changePattern, putPattern } from './pattern-edits.ts';

const FIGURES = { lanes: 1, pictures: 0, area: null, height: null, distance: null, spacing: null, trigger: null };
const AROUND = { centre: { longitude: 1, latitude: 1 }, metres: 50 };
/** As many waypoints as lanes are asked for: it shows what they were made from. */
const waypoints = (count: number) =>
  Array.from({ length: count }, (_, at) => waypointAt({ longitude: at / 1_000, latitude: 1 }, NEW_ROUTE));
const lanes = (count: number): Pattern => ({ ...newPattern('abPoint', AROUND, null), lanes: count }) as Pattern;
const laid = (pattern: Pattern): LaidOut => ({
  waypoints: waypoints((pattern as { lanes: number }).lanes),
  issues: [],
  figures: FIGURES,
});

/** A worker whose answers come when they are let come. */
function slowWorker() {
  const asked: { pattern: Pattern; answer(laidOut: LaidOut): void; fail(): void }[] = [];
  return {
    asked,
    layOut: (pattern: Pattern) =>
      new Promise<LaidOut>((answer, reject) => {
        asked.push({ pattern, answer, fail: () => reject(new Error('broken')) });
      }),
    async answerNext() {
      const next = asked.shift()!;
      next.answer(laid(next.pattern));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const deskWith = (route: Partial<Route>): RouteDesk =>
  routeDesk({ name: '', remarks: '', folder: '', isTemplate: false, route: { ...NEW_ROUTE, ...route } });
const count = (desk: RouteDesk): number => desk.now().draft.route.waypoints.length;

function begun(route: Partial<Route>) {
  const [desk, worker] = [deskWith(route), slowWorker()];
  const laying = layingOn(desk, worker.layOut);
  laying.follow();
  return { desk, worker, laying };
}

test('the waypoints follow the pattern within the same step, and saving waits for them', async () => {
  const { desk, worker, laying } = begun({});
  putPattern(desk, lanes(4));
  let isSettled = false;
  const settled = laying.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect([laying.now().isBusy, isSettled]).toEqual([true, false]);
  await worker.answerNext();
  await settled;
  expect(count(desk)).toBe(4);
  desk.undo();
  expect([count(desk), desk.now().mayUndo]).toEqual([0, false]);
  desk.redo();
  expect([count(desk), laying.now().isBusy]).toEqual([4, false]);
});

test('of many changes only the latest is laid out next; what was skipped is made up for by undo', async () => {
  const { desk, worker } = begun({});
  for (const wanted of [2, 3, 4]) putPattern(desk, lanes(wanted));
  expect(worker.asked).toHaveLength(1);
  await worker.answerNext();
  expect(count(desk), 'an outdated answer is nobody’s').toBe(0);
  await worker.answerNext();
  expect(count(desk)).toBe(4);
  desk.undo();
  await worker.answerNext();
  expect(count(desk)).toBe(3);
});

test('while a corner is dragged lanes follow as fast as they come; very many wait for the end of the gesture', async () => {
  const { desk, worker, laying } = begun({});
  const drag = (wanted: number) => {
    const { draft } = desk.now();
    desk.preview({ ...draft, route: { ...draft.route, pattern: lanes(wanted) } });
  };
  putPattern(desk, lanes(1));
  await worker.answerNext();
  desk.begin();
  drag(5);
  drag(6);
  await worker.answerNext();
  expect(count(desk), 'those of a moment ago').toBe(5);
  drag(2_000);
  await worker.answerNext();
  await worker.answerNext();
  expect(count(desk)).toBe(2_000);
  drag(3_000);
  expect([worker.asked.length, laying.now().isBusy]).toEqual([0, true]);
  desk.end();
  await worker.answerNext();
  expect(count(desk)).toBe(3_000);
  desk.undo();
  expect(count(desk), 'the whole drag is one step').toBe(1);
});

test('a stored route keeps its waypoints until somebody changes it', async () => {
  const { desk, worker, laying } = begun({ pattern: lanes(4), waypoints: waypoints(9) });
  await worker.answerNext();
  expect([count(desk), laying.now().laidOut?.waypoints.length, desk.now().isChanged]).toEqual([9, 4, false]);
  changePattern(desk, { lanes: 5 });
  await worker.answerNext();
  expect(count(desk)).toBe(5);
  desk.undo();
  expect([count(desk), desk.now().isChanged]).toEqual([9, false]);
});

test('waypoints that a pattern has made are changed by hand only after a question, which is asked once', () => {
  const { desk } = begun({ pattern: lanes(3), waypoints: waypoints(3) });
  changeOne(desk, 1, { altitude: 70 });
  expect(desk.now()).toMatchObject({ proposal: { loses: 'pattern' }, isChanged: false });
  desk.answer(false);
  expect(desk.now()).toMatchObject({ proposal: undefined, isChanged: false });
  changeOne(desk, 1, { altitude: 70 });
  desk.answer(true);
  expect(desk.now().draft.route).toMatchObject({ pattern: null, waypoints: { 1: { altitude: 70 } } });
  changeOne(desk, 1, { altitude: 80 });
  expect(desk.now()).toMatchObject({ proposal: undefined, draft: { route: { waypoints: { 1: { altitude: 80 } } } } });
  desk.undo();
  desk.undo();
  expect(desk.now().draft.route.pattern).toEqual(lanes(3));
});
