import { expect, test } from 'vitest';
import { isOtherBuild } from './other-build.ts';

const page = (...scripts: string[]) => scripts.map((src) => `<script type="module" crossorigin src="${src}"></script>`).join('\n');

test('another build is one whose page names other files', () => {
  const running = ['/assets/runtime-a.js', '/assets/first-a.js'];
  expect(isOtherBuild(page(...running), running)).toBe(false);
  expect(isOtherBuild(page('/assets/runtime-a.js', '/assets/first-b.js'), running)).toBe(true);
});

test('what a gateway says in place of the page is no build', () => {
  expect(isOtherBuild('<h1>Please sign in to the network</h1>', ['/assets/first-a.js'])).toBe(false);
});
