import { expect, test } from 'vitest';
import { error, warning } from '../issue.ts';
import { positioningNumber } from '../vehicle/positioning.ts';
import type { VehicleState } from '../vehicle/state.ts';
import { mayStart, mayTakeOff, preFlight, type PreFlight } from './pre-flight.ts';

const SITE = { longitude: 10, latitude: 50 };
const STATE: VehicleState = {
  ...SITE,
  positioning: positioningNumber('singlePoint'),
  batteryPercent: 90,
  homeLatitude: 50,
  homeLongitude: 10,
  readyToArm: true,
};
const READY: PreFlight = {
  approval: 'approved',
  now: 1_000,
  planned: { startTime: null, endTime: null, deadline: 2_000 },
  isExecutor: true,
  site: SITE,
  found: [],
  online: true,
  state: STATE,
};

const off = (given: Partial<PreFlight>) =>
  preFlight({ ...READY, ...given })
    .filter(({ verdict }) => verdict !== 'fine')
    .map(({ item, verdict, issues }) => [item, verdict, ...issues.map(({ code }) => code)].join(' '));
const may = (given: Partial<PreFlight> = {}) => mayTakeOff(preFlight({ ...READY, ...given }));

test('all that is fine says nothing, and whoever flies may take off', () => {
  expect(off({})).toEqual([]);
  expect(may()).toBe(true);
});

test('each thing that is wrong is said where it belongs, and keeps it on the ground', () => {
  const { homeLatitude: _home, ...homeless } = STATE;
  expect(off({ isExecutor: false })).toEqual(['executor wrong task.preFlight.notExecutor']);
  expect(off({ approval: 'none' })).toEqual(['approval wrong task.preFlight.notApproved']);
  expect(off({ state: { ...STATE, batteryPercent: 24 } })).toEqual(['battery wrong task.preFlight.batteryLow']);
  expect(off({ state: { ...STATE, positioning: positioningNumber('poorGps') } })).toEqual(['position wrong task.preFlight.noPosition']);
  expect(off({ state: { ...STATE, readyToArm: false } })).toEqual(['ready wrong task.preFlight.notReady']);
  expect(may({ state: { ...STATE, readyToArm: false } })).toBe(false);
  expect(off({ state: homeless })).toEqual(['home attention task.preFlight.homeUnknown']);
  expect(may({ state: homeless })).toBe(true);
});

test('an aircraft that is in the air on something else is not begun with; one whose motors run wants attention', () => {
  const starts = (state: VehicleState) => mayStart(preFlight({ ...READY, state }));
  expect(off({ state: { ...STATE, flying: true, armed: true } })).toEqual(['ground wrong task.preFlight.flying']);
  expect(starts({ ...STATE, flying: true })).toBe(false);
  expect(off({ state: { ...STATE, flying: false, armed: true } })).toEqual(['ground attention task.preFlight.armed']);
  expect(starts({ ...STATE, flying: false, armed: true })).toBe(true);
  // What can still be put right on the ground keeps nobody from starting.
  expect(starts({ ...STATE, batteryPercent: 1 })).toBe(true);
  expect(mayStart(preFlight({ ...READY, planned: { startTime: 10_000_000, endTime: 20_000_000, deadline: 30_000_000 } }))).toBe(false);
});

test('its planned time counts until it takes off, and its deadline', () => {
  const planned = { startTime: 10_000_000, endTime: 20_000_000, deadline: 30_000_000 };
  expect(off({ planned })).toEqual(['time wrong task.tooEarly']);
  expect(off({ planned, now: 10_000_000 })).toEqual([]);
  expect(off({ planned, now: 20_000_000 })).toEqual(['time wrong task.tooLate']);
  expect(off({ now: 2_000 })).toEqual(['time wrong task.deadlinePassed']);
  expect([may({ now: 1_999 }), may({ now: 2_000 })]).toEqual([true, false]);
});

test('what the server finds is told at what it is about', () => {
  const found = [
    error('task.pilot.expired', undefined, ['executorId']),
    warning('task.device.typeUnknown', undefined, ['deviceId']),
    warning('task.carried.unknown', undefined, ['mount']),
    error('airspace.noFly', undefined, ['waypoints', 1]),
  ];
  expect(off({ found })).toEqual([
    'licence wrong task.pilot.expired',
    'air wrong airspace.noFly',
    'aircraft attention task.device.typeUnknown',
    'mount attention task.carried.unknown',
  ]);
});

test('nothing is said of an aircraft that nobody hears, nor of what has not been looked at yet', () => {
  expect(off({ online: false })).toEqual([
    'link wrong task.preFlight.offline',
    'ground waiting',
    'battery waiting',
    'position waiting',
    'home waiting',
    'ready waiting',
  ]);
  expect(off({ found: undefined })).toEqual(['licence waiting', 'air waiting', 'aircraft waiting', 'mount waiting']);
  expect(may({ found: undefined })).toBe(false);
});

test('an aircraft that stands far from its site wants attention', () => {
  expect(off({ state: { ...STATE, latitude: 50.01 } })).toEqual(['position attention task.preFlight.farFromSite']);
});
