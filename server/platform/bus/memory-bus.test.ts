import { busSuite } from './bus.suite.ts';
import { memoryBus } from './memory-bus.ts';

busSuite('in memory', async (failures) => ({
  bus: memoryBus({ error: (facts: object) => void failures.push((facts as { err: unknown }).err) }),
}));
