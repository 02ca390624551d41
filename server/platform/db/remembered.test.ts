import { expect, test } from 'vitest';
import { latestFirst, remembered } from './remembered.ts';

/** A piece of work that ends when the test says so. */
function held() {
  const { promise, resolve } = Promise.withResolvers<number>();
  return { find: () => promise, finish: resolve };
}

test('what nobody waits for runs one at a time, the latest first', async () => {
  const behind = latestFirst();
  const begun: string[] = [];
  const work = (name: string) => {
    const piece = held();
    const done = behind(() => {
      begun.push(name);
      return piece.find();
    });
    return { ...piece, done };
  };
  const [first, second, third] = [work('first'), work('second'), work('third')];
  expect(begun).toEqual(['first']);
  first.finish(1);
  await first.done;
  third.finish(3);
  await third.done;
  second.finish(2);
  await second.done;
  expect(begun).toEqual(['first', 'third', 'second']);
});

test('whoever asks for what nobody knows yet does not stand behind that', async () => {
  const behind = latestFirst();
  const answers = remembered<number>(10, 0, behind);
  expect(answers.peek('slow', held().find)).toBeUndefined();
  expect(await answers.get('wanted', () => Promise.resolve(7))).toBe(7);
});

test('a failure is not remembered, and the next in line still gets its turn', async () => {
  const answers = remembered<number>(10, 0, latestFirst());
  expect(answers.peek('a', () => Promise.reject(new Error('away')))).toBeUndefined();
  await expect.poll(() => answers.peek('a', () => Promise.resolve(1))).toBe(1);
});
