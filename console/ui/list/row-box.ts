import type { Say } from '../../words/words.ts';

/** What the box before each row is called: the kit says it in English to everybody. */
export function rowBoxNames<Row extends object>(t: Say, rows: readonly Row[]): (row: Row) => { 'aria-label': string } {
  const numbers = new Map(rows.map((row, index) => [row, index + 1]));
  return (row) => ({ 'aria-label': t('common.selectRow', { number: numbers.get(row) ?? '' }) });
}
