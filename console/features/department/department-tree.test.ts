import type { Department } from '@skyhelm/contract/department';
import { expect, test } from 'vitest';
import { hasBelow, idsAbove, idsBelow, matchCount, openAtFirst, treeOf } from './department-tree.ts';

const department = (id: string, parentId: string | null = null) => ({ id, parentId, name: `Name ${id}` }) as Department;
const flat = [department('a'), department('b', 'a'), department('c', 'b'), department('d')];

test('the flat list becomes a tree that knows what stands above each', () => {
  const [a, d] = treeOf(flat);
  expect(a!.children![0]!.children![0]).toMatchObject({ id: 'c', above: ['Name a', 'Name b'] });
  expect(d).toMatchObject({ id: 'd', above: [] });
  expect(idsBelow(a!)).toEqual(['a', 'b', 'c']);
});

test('the way up is followed as far as it is known', () => {
  expect(idsAbove(flat, 'c')).toEqual(['c', 'b', 'a']);
  expect(idsAbove(flat, null)).toEqual([]);
  expect(idsAbove([department('x', 'unseen')], 'x')).toEqual(['x', 'unseen']);
});

test('one whose parent is not in the list stands at the top', () => {
  expect(treeOf([department('x', 'unseen')])).toMatchObject([{ id: 'x', above: [] }]);
});

test('a small tree opens whole, a large one at its first level only', () => {
  expect(openAtFirst(flat, treeOf(flat))).toEqual(['a', 'b', 'c', 'd']);
  const many = [...flat, ...Array.from({ length: 200 }, (_, index) => department(`e${index}`, 'd'))];
  expect(openAtFirst(many, treeOf(many))).toEqual(['a', 'd']);
});

test('what has others below it is known at any depth', () => {
  const tree = treeOf(flat);
  expect(['a', 'b', 'c', 'd', 'unseen'].map((id) => hasBelow(tree, id))).toEqual([true, true, false, false, false]);
});

test('matches are counted without those that only lead to them', () => {
  const found = [
    { name: 'Company', personInCharge: 'Li', city: 'Wuhan', contact: '' },
    { name: 'Night flights', personInCharge: 'Ann', city: 'Beijing', contact: '' },
    { name: 'Base', personInCharge: 'Knight', city: 'Omsk', contact: '' },
  ] as Department[];
  expect(matchCount(found, ' NIGHT ')).toBe(2);
  expect(matchCount(found, '')).toBe(3);
});
