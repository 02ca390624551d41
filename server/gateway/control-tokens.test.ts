import { expect, test } from 'vitest';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import { publish } from '../platform/bus/subjects.ts';
import { controlTokens } from './control-tokens.ts';

test('what was begun under an older token is left off once, whether the news of the new one or the first word under it comes first', async () => {
  const bus = memoryBus();
  const tokens = controlTokens(bus);
  const left: string[] = [];
  tokens.onChange((deviceId) => void left.push(deviceId));
  const news = async (token: number) => {
    publish(bus, 'device.control', { enterpriseId: 'e', deviceId: 'd', token, change: 'taken', holderId: null });
    await new Promise(setImmediate);
  };
  await news(1);
  expect(left).toEqual(['d']);
  expect(tokens.admit('d', 2)).toBe(true);
  await news(2);
  expect(left).toEqual(['d', 'd']);
  expect(tokens.admit('d', 1)).toBe(false);
  expect(left).toHaveLength(2);
});
