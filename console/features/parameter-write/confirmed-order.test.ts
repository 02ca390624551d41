import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { confirmedOrder } from './confirmed-order.ts';

const refusal = (code: 'parameter.flying' | 'parameter.outOfRange', names: string) => new ApiError({ code, mes: names });

/** A server that doubts each order of an aircraft in flight, and each that is out of range. */
function server(answers: (doubt: string) => boolean) {
  const asked: string[] = [];
  const order = confirmedOrder<string>(
    async (names, { flying, outOfRange }) => {
      if (!flying) throw refusal('parameter.flying', 'in flight');
      if (!outOfRange) throw refusal('parameter.outOfRange', names);
      return `order of ${names}`;
    },
    async (doubt, reason) => {
      asked.push(`${doubt}: ${reason}`);
      return answers(doubt);
    },
  );
  return { asked, order };
}

test('values out of range are shown for every portion, flying is confirmed once', async () => {
  const { asked, order } = server(() => true);
  expect([await order('A, B'), await order('C')]).toEqual(['order of A, B', 'order of C']);
  expect(asked).toEqual(['flying: in flight', 'outOfRange: A, B', 'outOfRange: C']);
});

test('nothing is ordered that was not confirmed', async () => {
  const { asked, order } = server((doubt) => doubt === 'flying');
  expect([await order('A'), await order('A')]).toEqual([undefined, undefined]);
  expect(asked).toEqual(['flying: in flight', 'outOfRange: A', 'outOfRange: A']);
});
