import { expect, test } from 'vitest';
import { shapesFor } from './shapes.ts';

const partsFor = (...held: string[]) => shapesFor((permission) => held.includes(permission)).map(({ part }) => part);

test('only the parts that will come are waited for', () => {
  expect(partsFor()).toEqual(['own', 'server']);
  expect(partsFor('flightRecord:query')).toEqual(['alarms', 'flights', 'own', 'server']);
  expect(partsFor('device:query', 'task:query')).toEqual(['fleet', 'devices', 'alarms', 'tasks', 'own', 'server']);
});
