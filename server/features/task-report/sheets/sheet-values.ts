import { lengthIn, speedIn } from '@skyhelm/core/units/unit-system';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { ReaderWords } from '../reader-words.ts';

export type Known = number | null | undefined;

/** The same time or way must not differ from sheet to sheet. */
export const FIGURE_DIGITS = 2;
export const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
export const known = (value: Known, digits: number): number | string =>
  value === null || value === undefined ? '' : rounded(value, digits);

/** Numbers stay numbers, in the reader's units, which stand in the headers. */
export function unitsOf({ unitSystem, word, unit }: ReaderWords) {
  const [length, speed] = [lengthIn(unitSystem, 0).unit, speedIn(unitSystem, 0).unit];
  const named = (key: WordKey, of: typeof length | typeof speed) => word('taskreport.sheet.inUnit', { name: word(key), unit: unit(of) });
  return {
    lengthHeader: (key: WordKey) => named(key, length),
    speedHeader: (key: WordKey) => named(key, speed),
    length: (metres: Known) => (metres === null || metres === undefined ? '' : rounded(lengthIn(unitSystem, metres).value, 1)),
    speed: (mps: Known) => (mps === null || mps === undefined ? '' : rounded(speedIn(unitSystem, mps).value, 1)),
  };
}

/** By the reader's clock, to the second as it is shown. */
export const stamp = (reader: ReaderWords, moment: string | number | null): Date | string =>
  moment === null ? '' : new Date(Math.floor(reader.local(moment).getTime() / 1_000) * 1_000);
