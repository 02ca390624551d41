import type { DeviceId } from '@skyhelm/contract/ids';
import type { Fault } from '@skyhelm/core/vehicle/fault';
import { expect, test } from 'vitest';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import type { News } from '../../live/news.ts';
import { countStatuses, matches } from './fleet-filter.ts';
import { lookOf, worstFaults } from './vehicle-look.ts';

const vehicle = (id: string): FleetVehicle => ({ id, name: `UAV-${id}`, sn: `SN${id}`, model: 'X6-80', isSimulated: false, mayFly: true });
const live = (online: boolean | undefined, flying: boolean, age = 100, isConnected = true) => ({
  isConnected,
  online,
  age,
  state: { flying },
});
const closedAhead = (device: string) => ({ deviceId: device as DeviceId, name: 'Round', closedBy: 'Fair' });
const alarm = (device: string, fault: Fault): News => ({
  number: 1,
  device,
  name: device,
  at: 1,
  event: { kind: 'alarm', fault, isOn: true },
});

test('what is flying, silent, in trouble or mine is counted as such', () => {
  const states: Record<string, ReturnType<typeof live>> = {
    a: live(true, true),
    b: live(true, false),
    c: live(false, true),
    d: live(undefined, false),
  };
  const facts = {
    fleet: { now: (id: string) => states[id]! },
    faults: worstFaults([alarm('a', 'link')]),
    isHeldHere: (id: string) => id === 'b',
  };
  expect(countStatuses(['a', 'b', 'c', 'd'].map(vehicle), facts)).toEqual({ all: 4, online: 2, flying: 1, alarm: 1, mine: 1 });
});

test('is found by part of its name, model or number', () => {
  const one = vehicle('07');
  expect(['', ' uav-0', 'x6', 'sn07', '08'].map((text) => matches(one, text))).toEqual([true, true, true, true, false]);
});

test('looks as grave as the gravest that is wrong with it, and stale once it is not heard', () => {
  const faults = worstFaults([alarm('a', 'link'), alarm('a', 'zone'), alarm('a', 'sensor'), alarm('b', 'batteryLow')]);
  expect([...faults]).toEqual([
    ['a', 'zone'],
    ['b', 'batteryLow'],
  ]);
  const closed = worstFaults([alarm('a', 'zone'), alarm('b', 'link')], ['a', 'b', 'c'].map(closedAhead));
  expect([...closed], 'a route that leads into what is closed is an alarm of the aircraft that flies it').toEqual([
    ['a', 'zone'],
    ['b', 'routeClosed'],
    ['c', 'routeClosed'],
  ]);
  expect(lookOf(live(true, true), closed.get('c'))).toBe('danger');
  expect(lookOf(live(true, true), faults.get('a'))).toBe('danger');
  expect(lookOf(live(true, true), faults.get('b'))).toBe('attention');
  expect([lookOf(live(true, true), undefined), lookOf(live(true, false), undefined)]).toEqual(['flying', 'ground']);
  const unheard = [live(true, true, 2_000), live(false, true), live(undefined, true), live(true, true, 100, false)];
  expect(unheard.map((one) => lookOf(one, 'zone'))).toEqual(['stale', 'stale', 'stale', 'stale']);
});
