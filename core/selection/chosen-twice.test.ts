import { expect, test } from 'vitest';
import { chosenTwice } from './chosen-twice.ts';

/** Second document, section 2: the camera sources of the video layout. */
const SOURCES = ['zoom pod', 'infrared pod', 'wide-angle pod', 'forward FPV', 'down lens', 'rear lens'];

test('section 5: drones cannot be duplicated in a selection; which of them is said', () => {
  expect(chosenTwice('drone', ['a', 'b', 'c'])).toEqual([]);
  expect(chosenTwice('drone', ['a', 'b', 'a', 'b', 'a'])).toMatchObject([
    { code: 'selection.drone', severity: 'error', at: [2] },
    { code: 'selection.drone', at: [3] },
    { code: 'selection.drone', at: [4] },
  ]);
});

test('section 5: nor can video sources', () => {
  expect(chosenTwice('videoSource', SOURCES)).toEqual([]);
  expect(chosenTwice('videoSource', [...SOURCES, 'rear lens'])).toMatchObject([{ code: 'selection.videoSource', at: [SOURCES.length] }]);
});
