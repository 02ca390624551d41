import { expect, test } from 'vitest';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { firstLook } from './use-first-view.ts';

const [NORTH, SOUTH] = [
  { latitude: 40, longitude: 116 },
  { latitude: 22, longitude: 114 },
];
const heard = (state: LiveVehicle['state']): LiveVehicle => ({ isConnected: true, online: true, age: 100, state });
const away: LiveVehicle = { isConnected: true, online: false, age: undefined, state: {} };
const unknown: LiveVehicle = { isConnected: true, online: undefined, age: undefined, state: {} };
const fleetOf = (now: Record<string, LiveVehicle>) => ({
  vehicles: () => Object.keys(now).map((id) => ({ id }) as FleetVehicle),
  now: (id: string) => now[id] ?? unknown,
});
const looked = (now: Record<string, LiveVehicle>, ...inHand: string[]) => firstLook(fleetOf(now), inHand);

test('the map opens on the aircraft that the page was opened with, and on all where it was with none', () => {
  const now = { a: heard(NORTH), b: heard(SOUTH), c: away };
  expect(looked(now)).toEqual({ places: [NORTH, SOUTH], isComplete: true });
  expect(looked(now, 'b')).toEqual({ places: [SOUTH], isComplete: true });
});

test('it is waited for until it has said where it is, and not where it is not heard or not to be seen', () => {
  expect(looked({ a: heard(NORTH), b: unknown }, 'b')).toEqual({ places: [], isComplete: false });
  expect(looked({ a: heard(NORTH), c: away }, 'c')).toEqual({ places: [NORTH], isComplete: true });
  expect(looked({ a: heard(NORTH) }, 'x')).toMatchObject({ places: [NORTH] });
  const lastSeen = { ...away, state: SOUTH };
  expect(looked({ a: heard(NORTH), c: lastSeen }, 'c'), 'where it was last seen').toMatchObject({ places: [SOUTH], isComplete: true });
});
