import { beforeEach, expect, test, vi } from 'vitest';
import { busiest, lastLook, rememberLook } from './look.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

test('everybody finds the place where they themselves looked last, and what is no place is none', () => {
  rememberLook('ann', { centre: at(31, 121), zoom: 14 });
  expect(lastLook('ann')).toEqual({ centre: at(31, 121), zoom: 14 });
  expect(lastLook('bob')).toBeUndefined();
  for (const wrong of [
    '{',
    '7',
    '{"zoom":14}',
    '{"centre":{"latitude":91,"longitude":0},"zoom":3}',
    '{"centre":{"latitude":1,"longitude":2}}',
  ]) {
    localStorage.setItem('route-look bob', wrong);
    expect(lastLook('bob'), wrong).toBeUndefined();
  }
});

test('of places far apart the one with most others near it is looked at, and never the void between them', () => {
  const [beijing, shenzhen, nearShenzhen] = [at(40.08, 116.6), at(22.61, 114.05), at(22.7, 114.1)];
  expect(busiest([beijing, shenzhen, nearShenzhen])).toBe(shenzhen);
  expect(busiest([beijing, shenzhen])).toBe(beijing);
  expect(busiest([])).toBeUndefined();
});
