import type { RouteId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { areShown, SHOWN_MAX, withoutRoute, withRoute, type ShownRoute } from './shown-routes.ts';

const id = (name: string | number) => String(name) as RouteId;
const all = (...names: string[]) => names.reduce<readonly ShownRoute[]>((shown, name) => withRoute(shown, id(name)), []);

test('each route has a colour of its own, keeps it while others come and go, and leaves it to the next', () => {
  const three = all('a', 'b', 'c');
  expect(three.map(({ track }) => track)).toEqual([1, 2, 3]);
  expect(withRoute(withoutRoute(three, id('b')), id('d'))).toEqual([
    { id: 'a', track: 1 },
    { id: 'c', track: 3 },
    { id: 'd', track: 2 },
  ]);
  expect(withRoute(three, id('a')), 'once is enough').toBe(three);
});

test('there are no more of them than can be told from each other', () => {
  const full = all(...Array.from({ length: SHOWN_MAX }, (_, at) => `route ${at}`));
  expect(full).toHaveLength(SHOWN_MAX);
  expect(withRoute(full, id('another'))).toBe(full);
});

test.each([[null], ['a'], [[{ id: 'a' }]], [[{ id: 1, track: 1 }]], [[{ id: 'a', track: 0 }]], [[{ id: 'a', track: 1.5 }]]])(
  'what an older version left behind is nothing: %j',
  (left) => {
    expect(areShown(left)).toBe(false);
  },
);
test('what is remembered is taken up again', () => expect(areShown(JSON.parse(JSON.stringify(all('a', 'b'))))).toBe(true));
