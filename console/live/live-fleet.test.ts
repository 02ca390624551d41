import { beforeEach, expect, test, vi } from 'vitest';
import type { FleetVehicle } from './fleet-source.ts';
import type { LiveVehicle } from './uav-data.ts';

const wire = vi.hoisted(() => ({
  followed: [] as { devices: readonly string[]; told: (changed: readonly string[]) => void; isOver: boolean }[],
  states: {} as Record<string, LiveVehicle['state']>,
}));
vi.mock('./uav-data.ts', () => ({
  followVehicles: (devices: readonly string[], told: (changed: readonly string[]) => void) => {
    const own = { devices, told, isOver: false };
    wire.followed.push(own);
    return () => void (own.isOver = true);
  },
  vehicleNow: (id: string) => ({ isConnected: true, online: true, age: 0, state: wire.states[id] ?? {} }),
  isChannelOpen: () => true,
}));
vi.mock('../browser/server-clock.ts', () => ({ followServerClock: () => () => undefined, serverNow: () => 1 }));
vi.mock('./news.ts', () => ({ alarmsNow: () => [], newsNow: () => [], textsNow: () => [], followNews: () => () => undefined }));
const { liveFleet } = await import('./live-fleet.ts');

const vehicle = (id: string): FleetVehicle => ({ id, name: id, sn: id, model: '', isSimulated: false, mayFly: true });
const now = () => wire.followed.filter(({ isOver }) => !isOver);

beforeEach(() => Object.assign(wire, { followed: [], states: {} }));

test('everything one may see is followed while it is open, anew only when others are in it', () => {
  const fleet = liveFleet();
  fleet.setVehicles([vehicle('a'), vehicle('b')]);
  expect(wire.followed).toEqual([]);
  const close = fleet.open();
  fleet.setVehicles([vehicle('a'), vehicle('b')]);
  expect(wire.followed).toHaveLength(1);
  fleet.setVehicles([vehicle('a'), vehicle('c')]);
  expect(now().map(({ devices }) => devices)).toEqual([['a', 'c']]);
  close();
  expect(now()).toEqual([]);
});

test('each is told of its own, trails grow with what is heard and go with the aircraft', () => {
  const fleet = liveFleet();
  fleet.setVehicles([vehicle('a'), vehicle('b')]);
  fleet.open();
  const [all, some] = [vi.fn<(ids: readonly string[]) => void>(), vi.fn<(ids: readonly string[]) => void>()];
  fleet.subscribe('all', all);
  const end = fleet.subscribe(['b'], some);
  wire.states = { a: { flying: true, longitude: 116.4, latitude: 39.9 } };
  now()[0]!.told(['a']);
  expect([all.mock.calls, some.mock.calls]).toEqual([[[['a']]], []]);
  now()[0]!.told(['a', 'b']);
  expect(some.mock.calls).toEqual([[['b']]]);
  end();
  now()[0]!.told(['b']);
  expect(some).toHaveBeenCalledTimes(1);
  expect(fleet.trail('a')).toEqual([[116.4, 39.9]]);
  fleet.setVehicles([vehicle('b')]);
  expect(fleet.trail('a')).toEqual([]);
});
