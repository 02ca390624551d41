import type { ContinuePreview, LandPreview, ReturnPreview } from '@skyhelm/contract/command-preview';
import { say } from '@skyhelm/i18n/all';
import { expect, test } from 'vitest';
import type { Say } from '../../words/words.ts';
import { continueLines, landLines, returnLines } from './preview-text.ts';

const t: Say = (key, params) => say('en', key, params);
const measures = {
  length: (metres: number) => `${Math.round(metres)} m`,
  distance: (metres: number) => `${Math.round(metres)} m`,
  speed: (metresPerSecond: number) => `${metresPerSecond} m/s`,
};

const HOME: ReturnPreview = {
  ...{ path: 'straight', to: 'home', rally: null, distance: 420, height: 30, heightAbove: 'home', isHeightAsFlown: false },
  ...{ speed: 10, end: 'land', endHeight: null, endRadius: null },
};
const back = (preview: Partial<ReturnPreview>, now?: number) => returnLines(t, measures, { ...HOME, ...preview }, now);

test('a return says how high, which way and what it does there', () => {
  expect(back({}, 12)).toEqual(['Climbs to 30 m above home', 'Flies 420 m straight to home', 'Lands there']);
  expect([back({}, 30)[0], back({}, 80)[0], back({})[0]]).toEqual([
    'At 30 m above home',
    'Descends to 30 m above home',
    'At 30 m above home',
  ]);
  expect(back({ to: 'rally', rally: 2, heightAbove: 'ground' }, 12).slice(0, 2)).toEqual([
    'At 30 m above the ground',
    'Flies 420 m straight to rally point 2',
  ]);
  expect(back({ end: 'circle', endHeight: 100, endRadius: 80 })[2]).toBe('Circles there at 100 m above home, radius 80 m, does not land');
});

test('what is not known of a return is said to be unknown', () => {
  expect(back({ height: null, distance: null, end: 'unknown' })).toEqual([
    'Height: unknown',
    'Flies straight to home, distance unknown',
    'What it does there: unknown',
  ]);
  expect(back({ path: 'unknown', to: 'unknown' })[1]).toBe('Path and destination: unknown');
});

test('a landing says where it comes down and how far the ground is', () => {
  const here: LandPreview = { way: 'here', height: 54, aboveGround: 42, groundHeight: 12, fromHome: 100, distance: null };
  expect(landLines(t, measures, here)).toEqual([
    'Descends here from 54 m above home',
    'The ground is 42 m below the drone',
    '100 m from home',
  ]);
  expect(landLines(t, measures, { ...here, aboveGround: null })[1]).toBe('Height above the ground here: unknown');
  expect(landLines(t, measures, { ...here, way: 'impossible' })).toEqual(['Cannot land now: the route on board has no landing to fly to']);
});

test('to continue says to which waypoint, and first of all that the route is landing', () => {
  const route: ContinuePreview = {
    ...{ with: 'route', waypoint: 4, waypoints: 12, height: 60, heightAbove: 'home', distance: 240, speed: 8, radius: null },
    isLanding: false,
  };
  expect(continueLines(t, measures, route)).toEqual(['Goes on to waypoint 4 of 12', '240 m away', 'At 60 m above home', 'At 8 m/s']);
  expect(continueLines(t, measures, { ...route, isLanding: true })[0]).toBe('The route is in its landing: the drone comes down');
  expect(continueLines(t, measures, { ...route, waypoint: null, distance: null, height: null, speed: null })).toEqual([
    'Goes on along the route on board, next waypoint unknown',
    'Distance: unknown',
    'Height: unknown',
    'Speed: unknown',
  ]);
});
