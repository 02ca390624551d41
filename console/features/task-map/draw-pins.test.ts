import { expect, test } from 'vitest';
import type { MapHandle, MapMarker } from '../../map/map-handle.ts';
import { drawPins, tasksPicked, type MappedTask } from './draw-pins.ts';
import type { Pin } from './pins.ts';

const HERE = { longitude: 104, latitude: 30 };
const task = (id: string, status: MappedTask['status'] = 'published') => ({ id, status, name: `Task ${id}` }) as MappedTask;
const PINS: Pin<MappedTask>[] = [
  { position: HERE, tasks: [task('a', 'executing')] },
  { position: HERE, tasks: [task('b'), task('c')] },
];

/** As the map names what it was given. */
function drawn(): (MapMarker & { group: string })[] {
  const all: (MapMarker & { group: string })[] = [];
  const markers = { set: (group: string, items: readonly MapMarker[]) => void all.push(...items.map((item) => ({ ...item, group }))) };
  drawPins({ markers } as Partial<MapHandle> as MapHandle, PINS);
  return all;
}

test('a pin of one task has its name and the look of its status, one of several says how many', () => {
  expect(drawn().map(({ kind, label }) => [kind, label])).toEqual([
    ['underway', 'Task a'],
    ['several', '2'],
  ]);
});

test('a click on a pin means its own tasks, and on areas all that lie there', () => {
  const [one, several] = drawn();
  const area = { group: 'tasks', id: 'c' };
  expect(tasksPicked([one!, area], PINS)).toEqual(['a']);
  expect(tasksPicked([several!], PINS)).toEqual(['b', 'c']);
  expect(tasksPicked([area, { group: 'tasks', id: 'a' }, { group: 'other', id: 'x' }], PINS)).toEqual(['c', 'a']);
  expect(tasksPicked([], PINS)).toEqual([]);
});
