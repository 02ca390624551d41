import type { TableCell } from './table.ts';

/** What becomes of a number on the sheet: shown as it is, with leading zeros up to a width, or as something else. */
export type NumberFormat = 'plain' | 'otherwise' | { zeros: number };

const BUILT_IN: Record<number, string> = { 0: 'General', 1: '0', 3: '#,##0', 49: '@' };

export function numberFormat(id: number, written: string | undefined): NumberFormat {
  const code = written ?? BUILT_IN[id];
  if (code === undefined) return 'otherwise';
  if (/^(general|@)$/i.test(code)) return 'plain';
  // Colours, and room for what the other signs would need, change nothing about the digits.
  const [positive = ''] = code.replace(/\[[a-z]+\]/gi, '').split(';');
  const digits = positive
    .replace(/_./g, '')
    .replaceAll('"', '')
    .replace(/[\\() ]/g, '');
  if (/^[#,]*0$/.test(digits)) return 'plain';
  return /^0{2,40}$/.test(digits) ? { zeros: digits.length } : 'otherwise';
}

/** `1.3800138E10` and `13800138000` are one number: digits as a reader sees them. */
export function numberCell(raw: string, format: NumberFormat): TableCell {
  const value = Number(raw);
  const text = Number.isSafeInteger(value) ? String(value) : raw.trim();
  if (format === 'otherwise') return { text, isNumber: true, fault: 'shownOtherwise' };
  return { text: format === 'plain' ? text : text.padStart(format.zeros, '0'), isNumber: true };
}
