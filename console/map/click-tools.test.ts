import { expect, test, vi } from 'vitest';
import { clickTools } from './click-tools.ts';
import type { Picked } from './map-handle.ts';

const HERE: Picked = { position: { latitude: 1, longitude: 2 }, vehicle: 'a', feature: undefined, features: [], isAdding: false };

test('a click belongs to the tool that began last, and to the one before it afterwards', () => {
  const tools = clickTools();
  const [first, second] = [vi.fn<(picked: Picked) => void>(), vi.fn<(picked: Picked) => void>()];
  expect(tools.tell(HERE)).toBe(false);
  const endFirst = tools.capture(first);
  const endSecond = tools.capture(second);
  expect(tools.tell(HERE)).toBe(true);
  expect([first.mock.calls.length, second.mock.calls]).toEqual([0, [[HERE]]]);
  endSecond();
  tools.tell(HERE);
  expect(first).toHaveBeenCalledTimes(1);
  endFirst();
  expect(tools.tell(HERE)).toBe(false);
});

test('a tool that ends when another begins gets no click any more, even after that one', () => {
  const tools = clickTools();
  const [told, taken] = [vi.fn<(picked: Picked) => void>(), vi.fn<() => void>()];
  const end = tools.capture(told, taken);
  const endOther = tools.capture(() => undefined);
  expect(taken).toHaveBeenCalledTimes(1);
  endOther();
  expect(tools.tell(HERE)).toBe(false);
  end();
  expect(told).not.toHaveBeenCalled();
});
