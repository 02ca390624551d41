import type { DeviceId } from '@skyhelm/contract/ids';
import { PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { COMMAND_KINDS } from '@skyhelm/core/vehicle/command';
import { modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import { modeFamilyNumber } from '@skyhelm/core/vehicle/native-mode';
import { phaseNumber } from '@skyhelm/core/vehicle/phase';
import { expect, test } from 'vitest';
import { issueAt } from '../../ui/form/rules.ts';
import { inputOf, loadSchema } from './order-form.ts';
import { mayGive, pointlessOf, reasonOf } from './order-reasons.ts';
import { endingGoneOnWith, orderOf } from './plain-order.ts';

const ON_GROUND = ['resetMission', 'checkReadiness', 'reboot'];
const on = (state: object, online = true) => ({ online, state });

test('what may be told, and why not', () => {
  const given = (vehicle: { online: boolean | undefined; state: object }, isHere = true) =>
    COMMAND_KINDS.filter((kind) => mayGive(kind, vehicle, isHere));
  expect(given(on({ flying: false }))).toEqual(['takeOff', 'manual', 'emergencyStop', 'startRoute']);
  expect(given(on({ flying: true }))).toEqual(COMMAND_KINDS.filter((kind) => !['takeOff', ...ON_GROUND].includes(kind)));
  expect(given(on({ flying: false, readyToArm: false }))).toEqual(['manual', 'emergencyStop']);
  expect(given(on({ flying: false, readyToArm: true }))).toContain('takeOff');
  // A quadplane that has landed in QLAND or QRTL, and no other mode.
  const unready = { flying: false, readyToArm: false, modeFamily: modeFamilyNumber('arduplane') };
  for (const nativeMode of [PlaneMode.QLAND, PlaneMode.QRTL]) expect(given(on({ ...unready, nativeMode }))).toContain('takeOff');
  expect(given(on({ ...unready, nativeMode: PlaneMode.FLY_BY_WIRE_A }))).not.toContain('takeOff');
  expect(given(on({ flying: false, armed: false, readyToArm: false }))).toEqual(['manual', 'emergencyStop', ...ON_GROUND]);
  // What speaks against starting speaks against nothing else.
  expect(given(on({ flying: true, readyToArm: false }))).toEqual(given(on({ flying: true })));
  // Nobody is kept from coming down.
  expect(given(on({}))).toEqual(['land', 'directReturn', 'trackReturn', 'manual', 'emergencyStop']);
  const flying = { flying: true };
  expect([given(on(flying), false), given(on(flying, false)), given({ online: undefined, state: flying })]).toEqual([[], [], []]);
  expect([
    reasonOf(on({ flying: true }), false),
    reasonOf(on({}, false), true),
    reasonOf(on({}), true),
    reasonOf(on({ flying: true }), true),
    reasonOf(on({ flying: false }), true),
    reasonOf(on({ flying: false, readyToArm: false }), true),
  ]).toEqual(['notHeld', 'offline', 'unknown', 'flying', 'ground', 'notReady']);
});

test('of pause and continue the one that changes nothing, and neither where that is not certain', () => {
  const [underWay, paused] = [phaseNumber('route', 'flyingToWaypoint'), phaseNumber('fixedPoint', 'paused')];
  const hovering = phaseNumber('route', 'hovering');
  const heard = { isConnected: true, online: true, age: 100 };
  const pointless = (phase: number | undefined, last?: 'pause' | 'continue' | 'land', given: object = {}) =>
    pointlessOf({ ...heard, ...given, state: { flying: true, ...(phase !== undefined && { phase }) } }, last);
  expect([pointless(underWay), pointless(underWay, 'continue')]).toEqual(['continue', 'continue']);
  expect([pointless(paused), pointless(paused, 'pause')]).toEqual(['pause', 'pause']);
  // It has just been told the other, and has not said yet that it does it.
  expect([pointless(underWay, 'pause'), pointless(paused, 'continue')]).toEqual([undefined, undefined]);
  expect([pointless(undefined), pointless(hovering), pointless(phaseNumber('return', 'inProgress'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const stale of [{ age: 2_000 }, { age: undefined }, { isConnected: false }, { online: undefined }])
    expect(pointless(paused, 'pause', stale)).toBeUndefined();
});

test('what is typed is held to the rules of the command and sent as numbers', async () => {
  const faultOf = async (kind: Parameters<typeof loadSchema>[0], values: Record<string, string | boolean>, field: string) =>
    issueAt(await loadSchema(kind, 1)(), values, field);
  for (const height of ['', '0', '201', '1.5', '010', 'high']) expect(await faultOf('takeOff', { height }, 'height')).toBe('hoverHeight');
  expect(await faultOf('takeOff', { height: '200' }, 'height')).toBe(undefined);
  expect(await faultOf('goTo', { longitude: '181', latitude: '', height: '' }, 'longitude')).toBe('longitude');
  expect(await faultOf('goTo', { longitude: '1', latitude: '', height: '' }, 'latitude')).toBe('latitude');
  expect(await faultOf('goTo', { longitude: '1', latitude: '2', height: '0' }, 'height')).toBe('flightHeight');
  expect(await faultOf('changeSpeed', { speed: '0' }, 'speed')).toBe('flightSpeed');
  expect(await faultOf('changeYaw', { heading: '361' }, 'heading')).toBe('flightHeading');
  const circle = { longitude: '1', latitude: '2', height: '', radius: '50', speed: '', clockwise: false };
  expect(await faultOf('orbit', { ...circle, radius: '0' }, 'radius')).toBe('orbitRadius');
  expect(await faultOf('orbit', { ...circle, speed: '101' }, 'speed')).toBe('flightSpeed');
  for (const field of Object.keys(circle)) expect(await faultOf('orbit', circle, field)).toBe(undefined);
  expect(inputOf('d' as DeviceId, 'orbit', circle, 1)).toMatchObject({ radius: 50, clockwise: false, speed: undefined });
  expect(inputOf('d' as DeviceId, 'goTo', { longitude: '1,5', latitude: '2', height: '' }, 1)).toEqual({
    deviceId: 'd',
    kind: 'goTo',
    longitude: 1.5,
    latitude: 2,
    height: undefined,
  });
});

test('feet and miles an hour are sent as metres', () => {
  const sent = (kind: Parameters<typeof loadSchema>[0], values: Parameters<typeof inputOf>[2]) => inputOf('d' as DeviceId, kind, values, 2);
  expect(sent('takeOff', { height: '50' })).toMatchObject({ height: 15 });
  const circle = { longitude: '1', latitude: '2', height: '32.808', radius: '32.808', speed: '' };
  expect(sent('orbit', circle)).toMatchObject({ height: 10, radius: 10, longitude: 1, speed: undefined });
  const { speed } = sent('changeSpeed', { speed: '22.3694' }) as { speed?: number };
  expect(speed).toBeCloseTo(10, 4);
});

test('a return or a landing that was paused is asked about before it goes on, with what is closed on its way home; a route is gone on with at once', () => {
  const after = (mode: Parameters<typeof modeNumber>[0]) => endingGoneOnWith({ pausedIn: modeNumber(mode) }, (by) => [by]);
  expect(after('return')).toEqual({ kind: 'return', zones: ['directReturn'] });
  expect(after('trackReturn')).toEqual({ kind: 'return', zones: ['trackReturn'] });
  expect(after('land')).toEqual({ kind: 'landing', zones: [] });
  expect([after('route'), after('pointing'), endingGoneOnWith({ pausedIn: 0 }, () => []), endingGoneOnWith({}, () => [])]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('whoever tells it to go on says what they saw it wait with, and that they saw nothing', () => {
  expect(orderOf('d' as DeviceId, 'continue', 'return')).toEqual({ deviceId: 'd', kind: 'continue', pausedIn: 'return' });
  expect(orderOf('d' as DeviceId, 'continue')).toEqual({ deviceId: 'd', kind: 'continue', pausedIn: null });
  expect(orderOf('d' as DeviceId, 'continue', 'landing', true)).toEqual({
    ...{ deviceId: 'd', kind: 'continue', pausedIn: 'landing' },
    evenLanding: true,
  });
  expect(orderOf('d' as DeviceId, 'land')).toEqual({ deviceId: 'd', kind: 'land' });
});
