import type { RouteId } from '@skyhelm/contract/ids';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import { DOCUMENT_VERSION } from '@skyhelm/core/plan/upgrades';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPattern } from '../pattern/new-pattern.ts';
import { routeDesk, type Draft } from '../route-desk.ts';
import { keepingOf, NOTE_MS } from './keeping.ts';
import { dropFound, dropUnsaved, isSamePlan, unsavedOf } from './unsaved-plan.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EMPTY: Draft = { name: '', remarks: '', folder: '', isTemplate: false, route: NEW_ROUTE };
const drawn = (count: number, name = 'Quay'): Draft => ({
  ...EMPTY,
  name,
  route: {
    ...NEW_ROUTE,
    waypoints: Array.from({ length: count }, (_, at) => waypointAt({ latitude: 31 + at / 100, longitude: 121 }, NEW_ROUTE)),
  },
});
const [SEVEN, EIGHT] = ['7', '8'] as RouteId[];
const latest = (person: string, route: RouteId | undefined) => unsavedOf(person, route)[0];

test('what is drawn and not saved is found again by whoever drew it, and by nobody else', () => {
  const desk = routeDesk(EMPTY);
  const keeping = keepingOf(desk, 'pilot1');
  desk.change(drawn(3));
  expect(latest('pilot1', undefined), 'not with every move').toBeUndefined();
  vi.advanceTimersByTime(NOTE_MS);
  expect(latest('pilot1', undefined)).toMatchObject({ draft: drawn(3), version: undefined });
  desk.change(drawn(4));
  // The session has ended: the editor goes at once.
  keeping.end();
  expect(latest('pilot1', undefined)!.draft).toEqual(drawn(4));
  expect([latest('pilot2', undefined), latest('pilot1', SEVEN)]).toEqual([undefined, undefined]);
});

test('what stands in a field that nobody has left is found again as well', () => {
  const desk = routeDesk(drawn(3), { id: SEVEN!, version: 1 });
  const keeping = keepingOf(desk, 'pilot1');
  desk.typing(() => desk.change({ ...drawn(3), remarks: 'Half a sen' }));
  vi.advanceTimersByTime(2 * NOTE_MS);
  expect(desk.now().draft.remarks, 'one step, taken as it is left').toBe('');
  keeping.leave();
  expect(latest('pilot1', SEVEN)).toMatchObject({ version: 1, draft: { remarks: 'Half a sen' } });
});

test('it is gone once it is saved, by whatever id, taken back, or given up', () => {
  const desk = routeDesk(EMPTY);
  const keeping = keepingOf(desk, 'pilot1');
  desk.change(drawn(3));
  keeping.note();
  desk.saved({ id: SEVEN!, version: 1 }, desk.now().draft);
  expect(kept.size).toBe(0);
  desk.change(drawn(4));
  keeping.note();
  expect(latest('pilot1', SEVEN), 'with what it was begun with').toMatchObject({ version: 1, draft: drawn(4) });
  desk.saved({ id: EIGHT!, version: 1 }, desk.now().draft);
  expect(kept.size).toBe(0);
  desk.change(drawn(5));
  keeping.note();
  desk.undo();
  expect(kept.size).toBe(0);
  desk.change(drawn(6));
  keeping.giveUp();
  keeping.note();
  expect(kept.size).toBe(0);
  desk.change(drawn(7));
  keeping.end();
  expect(kept.size, 'but whoever then goes on').toBe(1);
});

test('what somebody left behind stays until they answer, however often they only look', () => {
  const before = routeDesk(EMPTY);
  const keeping = keepingOf(before, 'pilot1');
  before.change(drawn(3));
  keeping.end();
  const desk = routeDesk(EMPTY);
  desk.select([]);
  keepingOf(desk, 'pilot1').end();
  const found = latest('pilot1', undefined)!;
  expect(isSamePlan(found.draft, drawn(3))).toBe(true);
  expect(isSamePlan(found.draft, EMPTY)).toBe(false);
  dropUnsaved('pilot1', undefined, 0);
  expect(latest('pilot1', undefined)).toBeUndefined();
});

test('what is drawn while an earlier plan waits for an answer lies beside it; of more than five the oldest goes', () => {
  for (let count = 1; count <= 6; count++) {
    const desk = routeDesk(EMPTY);
    const keeping = keepingOf(desk, 'pilot1');
    desk.change(drawn(count));
    keeping.note();
    vi.advanceTimersByTime(60_000);
    desk.change(drawn(count, 'Yard'));
    keeping.end();
  }
  expect(unsavedOf('pilot1', undefined).map(({ draft }) => [draft.name, draft.route.waypoints.length])).toEqual(
    [6, 5, 4, 3, 2].map((count) => ['Yard', count]),
  );
});

test('a number that is being typed stays none, what a pattern makes is left out, and an older product is understood', () => {
  const typed = { ...drawn(2), route: { ...drawn(2).route, height: Number.NaN } };
  const pattern = newPattern('areaScan', { centre: { latitude: 31, longitude: 121 }, metres: 100 }, null);
  for (const [draft, found] of [
    [typed, typed],
    [
      { ...drawn(2), route: { ...drawn(2).route, pattern } },
      { ...drawn(2), route: { ...NEW_ROUTE, pattern } },
    ],
  ] as const) {
    kept.clear();
    const desk = routeDesk(EMPTY);
    const keeping = keepingOf(desk, 'pilot1');
    desk.change(draft);
    keeping.end();
    expect(latest('pilot1', undefined)!.draft).toEqual(found);
  }
  const [key, text] = [...kept.entries()][0]!;
  const older = (version: number) => kept.set(key, text.replace(`\\"version\\":${DOCUMENT_VERSION}`, `\\"version\\":${version}`));
  older(DOCUMENT_VERSION - 1);
  expect(latest('pilot1', undefined)).toBeDefined();
  older(DOCUMENT_VERSION + 1);
  expect(latest('pilot1', undefined), 'a newer one is not').toBeUndefined();
  for (const wrong of ['{', '7', '{"at":"2026-01-01T00:00:00Z","text":"{"}', `{"at":"${new Date().toISOString()}","text":"{}"}`]) {
    kept.set(key, wrong);
    expect(latest('pilot1', undefined), wrong).toBeUndefined();
  }
});

test('after a month nobody is asked any more', () => {
  const desk = routeDesk(EMPTY);
  const keeping = keepingOf(desk, 'pilot1');
  desk.change(drawn(3));
  keeping.end();
  vi.advanceTimersByTime(31 * 24 * 3_600_000);
  expect(latest('pilot1', undefined)).toBeUndefined();
  expect(kept.size).toBe(0);
});

test('whoever gives up what was found gives up that alone, not what was noted in its place since', () => {
  const noteAs = (draft: Draft, keptAs?: RouteId) => {
    const desk = routeDesk(EMPTY, keptAs && { id: keptAs, version: 1 });
    const keeping = keepingOf(desk, 'pilot1');
    desk.change(draft);
    keeping.end();
  };
  noteAs(drawn(3));
  const old = latest('pilot1', undefined)!;
  noteAs(drawn(2), SEVEN);
  vi.advanceTimersByTime(NOTE_MS);
  dropUnsaved('pilot1', undefined, old.slot);
  noteAs(drawn(5));
  dropFound('pilot1', old);
  expect([latest('pilot1', undefined)!.draft, latest('pilot1', SEVEN)!.draft]).toEqual([drawn(5), drawn(2)]);
  dropFound('pilot1', latest('pilot1', undefined)!);
  expect(latest('pilot1', undefined)).toBeUndefined();
});
