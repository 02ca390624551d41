import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lossCounter } from './loss.ts';

test('what is missing from the numbers is lost, across their end too', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 600 }), fc.nat(255), (arrives, first) => {
      const counter = lossCounter();
      const isLongGap = arrives.map(String).join('').includes('false'.repeat(200));
      fc.pre(!isLongGap && arrives[0]! && arrives.at(-1)!);
      arrives.forEach((does, index) => does && counter.take((first + index) % 256));
      const received = arrives.filter(Boolean).length;
      expect(counter.count).toEqual({ received, lost: arrives.length - received });
    }),
  );
});

test('a frame that took a longer way was not lost', () => {
  const counter = lossCounter();
  for (const sequence of [254, 255, 1, 0, 2]) counter.take(sequence);
  expect(counter.count).toEqual({ received: 5, lost: 0 });
});

test('what comes twice counts once, and takes back no loss', () => {
  const step = fc.record({ arrives: fc.boolean(), again: fc.nat(20) });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 400 }), (steps) => {
      fc.pre(
        !steps
          .map(({ arrives }) => String(arrives))
          .join('')
          .includes('false'.repeat(100)),
      );
      const [once, twice] = [lossCounter(), lossCounter()];
      steps.forEach(({ arrives, again }, number) => {
        if (!arrives) return;
        once.take(number % 256);
        twice.take(number % 256);
        if (steps[number - again]?.arrives) twice.take((number - again) % 256);
      });
      expect(twice.count).toEqual(once.count);
    }),
  );
});
