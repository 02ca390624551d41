import type { LiveControls } from '../../live/controls.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const desks = vi.hoisted(() => ({ held: new Set<string>(), followed: new Map<string, () => void>() }));
vi.mock('../../live/controls.ts', () => ({
  controlsNow: (id: string) => ({ control: { holder: desks.held.has(id) ? { here: true } : null } }) as unknown as LiveControls,
  followControls: (id: string, told: () => void) => {
    desks.followed.set(id, told);
    return () => desks.followed.delete(id);
  },
}));
const { deskStore } = await import('./desk-store.ts');

const followed = () => [...desks.followed.keys()].sort();

beforeEach(() => {
  desks.held.clear();
  desks.followed.clear();
});

test('controls that are held stay followed, and so renewed, when something else is looked at', () => {
  const store = deskStore();
  store.watch(['a', 'b']);
  desks.held.add('a');
  store.watch(['c']);
  expect(followed()).toEqual(['a', 'c']);
  expect([...store.now().keys()].sort()).toEqual(['a', 'c']);
  desks.held.delete('a');
  desks.followed.get('a')!();
  expect(followed()).toEqual(['c']);
  store.close();
  expect(followed()).toEqual([]);
});

test('no more are followed than the server allows, and those that are held come first', () => {
  const store = deskStore();
  store.watch(['mine']);
  desks.held.add('mine');
  store.watch(Array.from({ length: 80 }, (_, at) => `v${at}`));
  expect(followed()).toHaveLength(50);
  expect(followed()).toContain('mine');
});
