import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { removeWaypoints } from '@skyhelm/core/plan/edits/index';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mend } from './desk-edits.ts';
import { routeDesk, type Draft } from './route-desk.ts';

const empty: Draft = { name: '', remarks: '', folder: '', isTemplate: false, route: NEW_ROUTE };
const drawn = (count: number): Draft => ({
  ...empty,
  route: {
    ...NEW_ROUTE,
    waypoints: Array.from({ length: count }, (_, index) => waypointAt({ longitude: index / 1_000, latitude: 1 }, NEW_ROUTE)),
  },
});

test('every step can be taken back and taken again, without limit, with what was chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 300 }), (counts) => {
      const desk = routeDesk(empty);
      const drafts = [empty, ...counts.map((count) => drawn(count))];
      for (const draft of drafts.slice(1)) desk.change(draft, []);
      for (const draft of drafts.toReversed().slice(1)) {
        desk.undo();
        expect(desk.now().draft).toBe(draft);
      }
      expect(desk.now()).toMatchObject({ mayUndo: false, isChanged: false });
      for (const draft of drafts.slice(1)) {
        desk.redo();
        expect(desk.now().draft).toBe(draft);
      }
      expect(desk.now().mayRedo).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test('a drag is one step, however many moves it has; one that comes to nothing is none', () => {
  const desk = routeDesk(empty);
  desk.begin();
  for (let count = 1; count < 50; count++) desk.preview(drawn(count));
  desk.undo();
  expect(desk.now().draft.route.waypoints, 'nothing is undone under the pointer').toHaveLength(49);
  desk.end();
  desk.undo();
  expect(desk.now().draft).toBe(empty);
  desk.begin();
  desk.end();
  expect(desk.now().mayUndo).toBe(false);
  desk.preview(drawn(3));
  expect(desk.now().draft, 'moves without a drag are nobody’s').toBe(empty);
});

test('what was chosen never points beyond the route, and something new ends what could be taken again', () => {
  const desk = routeDesk(drawn(4));
  desk.select([1, 3]);
  const { draft } = desk.now();
  desk.change({ ...draft, route: removeWaypoints(draft.route, [3]) });
  expect(desk.now().selected).toEqual([1]);
  desk.undo();
  expect(desk.now()).toMatchObject({ selected: [1, 3], mayRedo: true });
  desk.change(drawn(2));
  expect(desk.now().mayRedo).toBe(false);
});

test('what is being typed is not saved, and is taken once, as one step, by whoever saves', () => {
  const desk = routeDesk(drawn(2), { id: 'a' as never, version: 1 });
  const begin = () => desk.typing(() => desk.change({ ...desk.now().draft, remarks: 'typed' }));
  const end = begin();
  expect(desk.now()).toMatchObject({ isChanged: true, mayUndo: false });
  end();
  expect(desk.now().isChanged).toBe(false);
  const left = begin();
  desk.takeTyped();
  desk.takeTyped();
  left();
  expect(desk.now()).toMatchObject({ isChanged: true, draft: { remarks: 'typed' } });
  desk.undo();
  expect(desk.now()).toMatchObject({ isChanged: false, mayUndo: false });
});

test('saved is as it stands; back at what was saved there is nothing to save', () => {
  const desk = routeDesk(empty);
  desk.change(drawn(2));
  expect(desk.now()).toMatchObject({ isChanged: true, kept: undefined });
  desk.saved({ id: 'a' as never, version: 1 }, desk.now().draft);
  expect(desk.now()).toMatchObject({ isChanged: false, kept: { version: 1 } });
  desk.change(drawn(3));
  desk.undo();
  expect(desk.now().isChanged).toBe(false);
});

test('a locked plan stays as it is, and whoever tries to change it is told', () => {
  const desk = routeDesk(empty);
  desk.change(drawn(2));
  let tried = 0;
  desk.lock(() => tried++);
  desk.change(drawn(3));
  desk.begin();
  desk.preview(drawn(4));
  desk.end();
  desk.undo();
  desk.redo();
  expect(tried).toBe(4);
  expect(desk.now().draft.route.waypoints).toHaveLength(2);
  desk.lock(undefined);
  desk.undo();
  expect(desk.now().draft).toBe(empty);
});

test('what is drawn while the route is being saved is not called saved', () => {
  const desk = routeDesk(empty);
  desk.change(drawn(3));
  const sent = desk.now().draft;
  desk.change(drawn(4));
  desk.saved({ id: 'a' as never, version: 1 }, sent);
  expect(desk.now().isChanged).toBe(true);
  desk.undo();
  expect(desk.now().isChanged).toBe(false);
});

test('a route that may only be looked at stays as it is and is never unsaved, until a copy of it is stored', () => {
  const desk = routeDesk(drawn(2), { id: 'a' as never, version: 1 });
  let tried = 0;
  desk.lookOnly(() => tried++);
  desk.lock(() => expect.unreachable('whoever measures is told the graver reason'));
  const sent = desk.now().draft;
  desk.change(drawn(3));
  desk.propose({ draft: drawn(3), selected: [], loses: 'pattern' });
  desk.begin();
  desk.preview(drawn(4));
  desk.end();
  desk.select([1]);
  expect(desk.now()).toMatchObject({ draft: sent, selected: [1], isChanged: false, isLookedAt: true, proposal: undefined });
  expect(tried).toBe(3);
  desk.saved({ id: 'b' as never, version: 1 }, { ...sent, name: 'Mine' }, sent);
  desk.lookOnly(undefined);
  desk.lock(undefined);
  expect(desk.now()).toMatchObject({ kept: { id: 'b' }, draft: { name: 'Mine' }, selected: [1], isChanged: false, isLookedAt: false });
  desk.change(drawn(5));
  expect(desk.now().isChanged).toBe(true);
});

test('a name given while the route is being saved is not taken back; a copy saved meanwhile gives its own', () => {
  const desk = routeDesk({ ...drawn(2), name: 'Old' });
  const sent = desk.now().draft;
  desk.change({ ...sent, name: 'New' });
  desk.saved({ id: 'a' as never, version: 1 }, sent);
  expect(desk.now()).toMatchObject({ draft: { name: 'New' }, isChanged: true });
  const copied = desk.now().draft;
  desk.change({ ...copied, remarks: 'since' });
  desk.saved({ id: 'b' as never, version: 1 }, { ...copied, name: 'Copy' }, copied);
  expect(desk.now()).toMatchObject({ draft: { name: 'Copy', remarks: 'since' }, isChanged: true });
});

test('a way out is called taken only once it is, be it at once or after the answer', () => {
  const mending = { kind: 'goRound' as const, route: drawn(3).route, touched: [1], metres: 5 };
  let made = 0;
  const byHand = routeDesk(drawn(2));
  mend(byHand, mending, () => made++);
  expect(made).toBe(1);
  const pattern = { kind: 'area' } as never;
  const desk = routeDesk({ ...drawn(2), route: { ...drawn(2).route, pattern } });
  const take = () => mend(desk, { ...mending, route: { ...mending.route, pattern } }, () => made++);
  take();
  desk.answer(false);
  take();
  expect([made, desk.now().mayUndo], 'while it is asked, and after a no').toEqual([1, false]);
  desk.answer(true);
  expect([made, desk.now().draft.route.waypoints.length]).toEqual([2, 3]);
  desk.lock(() => {});
  mend(desk, mending, () => made++);
  expect(made, 'where nothing may be changed').toBe(2);
});
