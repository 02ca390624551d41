import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirmed } from './confirmed.ts';

const answering = (answer: string, isTTY = true) => {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.write(`${answer}\n`);
  return confirmed('Remove it?', 'да', { input, output: new PassThrough() });
};

test('only a yes of somebody who is there is a yes', async () => {
  expect(await Promise.all(['yes', ' Y ', 'Да', 'no', '', 'yesterday'].map((answer) => answering(answer)))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(await answering('yes', false)).toBe(false);
});
