import { expect, test } from 'vitest';
import { pinsOf } from './pins.ts';

const at = (name: string, longitude: number, latitude = 30) => ({ name, position: { longitude, latitude } });
const namesAt = (tasks: readonly ReturnType<typeof at>[], zoom: number) =>
  pinsOf(tasks, ({ position }) => position, zoom).map((pin) => pin.tasks.map(({ name }) => name));

test('tasks whose pins would hide each other share one, and part as the map comes nearer', () => {
  const tasks = [at('a', 104), at('b', 104.01), at('far', 114)];
  expect(namesAt(tasks, 8)).toEqual([['a', 'b'], ['far']]);
  expect(namesAt(tasks, 14)).toEqual([['a'], ['b'], ['far']]);
});

test('tasks at the very same place stay together from however near', () => {
  expect(namesAt([at('a', 104), at('b', 104)], 22)).toEqual([['a', 'b']]);
});
