import type { Screen } from '@skyhelm/contract/screens';
import { expect, test } from 'vitest';
import { movePage, takeMove } from '../../ui/page-move.ts';
import { newInstance, withEntry, type Entry } from './entries.ts';

const screen = (key: string, keepAlive = false) => ({ key, keepAlive }) as unknown as Screen;
const [LIST, EDITOR] = [screen('list', true), screen('editor')];
const entry = (path: string, of = EDITOR, params = {}): Entry => ({
  path,
  screen: of,
  params,
  Component: () => null,
  instance: newInstance(),
});
const shown = (entries: readonly Entry[]) => entries.map(({ path, instance }) => [path, instance]);

test('a page that goes on at another address stays the same instance, in its place and with what is said there', () => {
  const [list, begun, at] = [entry('/route', LIST), entry('/edit-route'), entry('/edit-route/7', EDITOR, { id: '7' })];
  const moved = withEntry([list, begun], at, '/edit-route');
  expect(shown(moved)).toEqual([
    ['/route', list.instance],
    ['/edit-route/7', begun.instance],
  ]);
  expect(moved[1]!.params).toEqual({ id: '7' });
  const anew = withEntry(moved, entry('/edit-route'));
  expect(shown(anew)[1], 'whoever begins another one afterwards gets another').toEqual(['/edit-route', anew[1]!.instance]);
  expect(anew[1]!.instance).toBeGreaterThan(at.instance);
});

test('whoever merely goes elsewhere gets another instance, or the one that was kept there', () => {
  const [list, begun, at] = [entry('/route', LIST), entry('/edit-route'), entry('/edit-route/7')];
  const gone = withEntry([list, begun], at);
  expect(shown(gone)).toEqual(shown([list, at]));
  const back = withEntry(gone, entry('/route', LIST));
  expect(back, 'the editor keeps nothing').toEqual([list]);
});

test('only one screen moves, and never into another', () => {
  const list = entry('/route', LIST);
  const at = entry('/edit-route/7');
  expect(shown(withEntry([list], at, '/route'))).toEqual(shown([list, at]));
});

test('a move holds for the very next address and no other', () => {
  movePage('/edit-route', '/edit-route/7');
  expect(takeMove('/route')).toBeUndefined();
  expect(takeMove('/edit-route/7')).toBeUndefined();
  movePage('/edit-route', '/edit-route/7');
  expect([takeMove('/edit-route/7'), takeMove('/edit-route/7')]).toEqual(['/edit-route', undefined]);
});
