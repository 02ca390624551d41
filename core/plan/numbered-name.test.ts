import { expect, test } from 'vitest';
import { numberedName } from './numbered-name.ts';
import { ROUTE_NAME } from './route-limits.ts';

test('a name for which there is room gets its number', () => {
  expect(numberedName('Harbour', 1)).toBe('Harbour 1');
  expect(numberedName('Eighteen letters ab', 1)).not.toBe('Eighteen letters ab 1');
  expect(numberedName('Eighteen letters a', 2)).toBe('Eighteen letters a 2');
});

test('one that is too long ends with a whole word', () => {
  expect(numberedName('Control centre round', 1)).toBe('Control centre 1');
  expect(numberedName('Control centre round', 12)).toBe('Control centre 12');
  expect(numberedName('Radio mast on hill 7', 3), 'where the room ends with a word').toBe('Radio mast on hill 3');
  expect(numberedName('Linie 3, Masten 14–17', 1), 'and leaves no comma or dash behind').toBe('Linie 3, Masten 1');
  expect(numberedName('Power line – northernmost', 1)).toBe('Power line 1');
});

test('one without words, or with too short a first one, is cut where the room ends', () => {
  expect(numberedName('Überlandleitungsabschnitt', 1)).toBe('Überlandleitungsab 1');
  expect(numberedName('North Überlandleitungsabschnitt', 1)).toBe('North Überlandleit 1');
  expect(numberedName('高压输电线路巡检第三区段东侧塔基至变电站航线', 1)).toBe('高压输电线路巡检第三区段东侧塔基至变 1');
});

test('no name becomes longer than one may be', () => {
  for (const name of ['a '.repeat(10), 'x'.repeat(20), '🚁'.repeat(20), 'ab cd ef gh ij kl mn'])
    for (const number of [1, 99]) expect([...numberedName(name, number)].length).toBeLessThanOrEqual(ROUTE_NAME.max);
});
