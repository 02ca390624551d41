import type { Position } from '@skyhelm/core/geo/position';
import { expect, test, vi } from 'vitest';
import { eventsOf } from './events.ts';
import type { MapEvents, MapHandle, MapLine, Picked } from './map-handle.ts';
import { legsOf, measure } from './measuring.ts';

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

test('a way is as long as its legs', () => {
  const { legs, whole } = legsOf([at(0, 179.5), at(0, -179.5), at(1, -179.5)]);
  expect(legs.map((leg) => Math.round(leg / 1_000))).toEqual([111, 111]);
  expect(whole).toBe(legs[0]! + legs[1]!);
  expect(legsOf([at(1, 1)])).toEqual({ legs: [], whole: 0 });
});

test('clicks add corners, the pointer shows the next leg, and at the end nothing is left on the map', () => {
  const events = eventsOf<MapEvents>();
  const set = vi.fn<(group: string, lines: readonly MapLine[]) => void>();
  const onMeasured = vi.fn<(metres: number) => void>();
  const map = {
    on: events.on,
    captureClicks: (told: (picked: Picked) => void) => events.on('click', told),
    beginMeasuring: () => () => undefined,
    lines: { set },
  } as unknown as MapHandle;
  const measuring = measure(map, { inWords: (metres) => `${Math.round(metres / 1_000)}`, onMeasured, onTaken: () => undefined });
  const click = (position: Position) =>
    events.tell('click', { position, vehicle: undefined, feature: undefined, features: [], isAdding: false });
  const drawn = () => set.mock.lastCall![1][0];
  events.tell('pointer', at(5, 5));
  expect(set).not.toHaveBeenCalled();
  click(at(0, 0));
  events.tell('pointer', at(0, 1));
  expect(drawn()).toMatchObject({ points: [at(0, 0), at(0, 1)], labels: ['111'] });
  expect(onMeasured).toHaveBeenLastCalledWith(0);
  click(at(0, 1));
  click(at(0, 2));
  expect(Math.round(onMeasured.mock.lastCall![0] / 1_000)).toBe(222);
  measuring.undo();
  expect(Math.round(onMeasured.mock.lastCall![0] / 1_000)).toBe(111);
  measuring.end();
  expect(set).toHaveBeenLastCalledWith('measuring', []);
  set.mockClear();
  click(at(9, 9));
  expect(set).not.toHaveBeenCalled();
});
