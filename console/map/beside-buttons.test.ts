import { expect, test } from 'vitest';
import { besideButtons } from './beside-buttons.ts';

const boxWith = (buttons: { offsetLeft: number } | null) =>
  ({ clientWidth: 390, parentElement: { querySelector: () => buttons } }) as unknown as HTMLElement;

test('two columns of buttons keep twice as much of a map clear as one, and none keep nothing', () => {
  expect(besideButtons(boxWith({ offsetLeft: 390 - 56 })).right).toBe(32);
  expect(besideButtons(boxWith({ offsetLeft: 390 - 104 })).right).toBe(80);
  expect(besideButtons(boxWith(null)).right).toBe(0);
});
