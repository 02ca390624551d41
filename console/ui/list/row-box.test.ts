import { expect, it } from 'vitest';
import type { Say } from '../../words/words.ts';
import { rowBoxNames } from './row-box.ts';

it('calls the box of each row by where that stands', () => {
  const t: Say = (key, params) => `${key} ${String(params?.['number'])}`;
  const rows = [{ id: 'a' }, { id: 'b' }];
  expect(rows.map(rowBoxNames(t, rows))).toEqual([{ 'aria-label': 'common.selectRow 1' }, { 'aria-label': 'common.selectRow 2' }]);
});
