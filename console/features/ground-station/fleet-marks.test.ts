import { expect, test } from 'vitest';
import type { FleetSource, FleetVehicle } from '../../live/fleet-source.ts';
import type { LiveVehicle } from '../../live/uav-data.ts';
import { fleetMarks } from './fleet-marks.ts';

const vehicle = (id: string): FleetVehicle => ({ id, name: id, sn: id, model: '', isSimulated: false, mayFly: true });
const heard = (state: LiveVehicle['state'], age = 100): LiveVehicle => ({ isConnected: true, online: true, age, state });
const HERE = { latitude: 40, longitude: 116, heading: 90, flying: true };

function rig(now: Record<string, LiveVehicle>) {
  let vehicles = [vehicle('a'), vehicle('b')];
  const trails: Record<string, number[][]> = {
    a: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    b: [[7, 8]],
  };
  const fleet = {
    vehicles: () => vehicles,
    now: (id: string) => now[id] ?? { isConnected: true, online: undefined, age: undefined, state: {} },
    trail: (id: string) => trails[id] ?? [],
  } as unknown as FleetSource;
  return { marks: fleetMarks(fleet), see: (next: FleetVehicle[]) => (vehicles = next) };
}

test('a mark follows its aircraft, and the map is drawn anew only when one looks different', () => {
  const now = { a: heard(HERE) };
  const { marks } = rig(now);
  expect(marks.update(['a', 'b'], new Map())).toBe(true);
  expect(marks.vehicles()).toMatchObject([
    { id: 'a', latitude: 40, heading: 90, look: 'flying' },
    { id: 'b', latitude: NaN, look: 'stale' },
  ]);
  expect(marks.update(['a', 'b'], new Map())).toBe(false);
  expect(marks.update(['a'], new Map([['a', 'zone']]))).toBe(true);
  expect(marks.vehicles()[0]).toMatchObject({ look: 'danger' });
});

test('where it was last seen stays on the map for a while, grey, then it is gone', () => {
  const now: Record<string, LiveVehicle> = { a: heard(HERE) };
  const { marks } = rig(now);
  marks.update(['a'], new Map());
  now['a'] = heard({}, 10_000);
  marks.update(['a'], new Map());
  expect(marks.vehicles()[0]).toMatchObject({ latitude: 40, look: 'stale' });
  now['a'] = heard({}, 10 * 60_000);
  marks.update(['a'], new Map());
  expect(marks.vehicles()[0]!.latitude).toBeNaN();
});

test('as many trajectories as were chosen, of those that are shown, and none of who may not be seen any more', () => {
  const { marks, see } = rig({});
  marks.showTrails(2, ['a', 'b']);
  expect(marks.trails().map(({ id, track, points }) => [id, track, points[0]])).toEqual([
    ['a', 1, 1],
    ['a', 2, 3],
    ['b', 1, 7],
  ]);
  marks.showTrails(0, ['a']);
  expect(marks.trails()).toEqual([]);
  see([vehicle('b')]);
  expect(marks.vehicles().map(({ id }) => id)).toEqual(['b']);
});
