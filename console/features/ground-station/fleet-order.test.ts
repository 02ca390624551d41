import { expect, test } from 'vitest';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { inOrder } from './fleet-order.ts';

const vehicle = (id: string): FleetVehicle => ({ id, name: id, sn: id, model: '', isSimulated: false, mayFly: true });

test('what flies comes first, then what is heard, each by name as before', () => {
  const states: Record<string, [online: boolean | undefined, flying?: boolean]> = {
    a: [undefined],
    b: [true, false],
    c: [true, true],
    d: [false, true],
    e: [true],
    f: [true, true],
  };
  const now = (id: string) => ({ isConnected: true, online: states[id]![0], age: 0, state: { flying: states[id]![1] } });
  expect(inOrder(Object.keys(states).map(vehicle), { now }).map(({ id }) => id)).toEqual(['c', 'f', 'b', 'e', 'a', 'd']);
});
