import { expect, test } from 'vitest';
import { unpacked } from './unpacked.ts';

/** Nineteen hundred bytes, packed by xz itself. */
const PACKED =
  '/Td6WFoAAArh+wyhAgAhAQAAAAA3J5fW4AdrAIbGAG4BCKqg8uijswU51+ohpS6La9PPioKH8k/BSCSQYABsfc7Z+BGtAlXIUp1v2R83ljoDH/tQj7TISTZL' +
  '85d2uQ4qAmsARekFux9Vj7hs9qUU3oHCJLzv9DcP7oIt5lcKMUCmN1cPuEfUecyKrqJeu66uPdnHnmCDRnwFLXUi5Sv56eRejyAAAAAAUBPBHivg3NG4ocWv' +
  'Nw36FwiOuxjsgqLl7cA7RvLiTAwAAboB7A4AAPQeU9O26d8cAgAAAAAKWVo=';
const bytes = (): Buffer => Buffer.from(PACKED, 'base64');

test('a file is unpacked beside the gateway, which goes on meanwhile', async () => {
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  const content = await unpacked(bytes(), '/etc/parameters.json.xz');
  clearInterval(turning);
  expect(content).toHaveLength(1_900);
  expect(turns).toBeGreaterThan(3);
});

test('one that is not packed is handed on as it is', async () => {
  expect(await unpacked(bytes(), '/etc/parameters.json')).toEqual(bytes());
});

test('one that is damaged, or takes too long, says nothing', async () => {
  expect(await unpacked(bytes().subarray(0, 60), '/a.xz')).toBeUndefined();
  expect(await unpacked(bytes(), '/a.xz', 1)).toBeUndefined();
});
