/** Half of the world begins decimals by a comma, and parts thousands by what the other half begins decimals by. */
export type DecimalSign = '.' | ',';

const WITH_COMMA = /^[+-]?\d{1,3},\d+$/;
const WITH_POINT = /^[+-]?\d{1,3}\.\d+$/;
const THOUSANDS: Record<DecimalSign, RegExp> = { '.': /^[+-]?[1-9]\d{0,2}(,\d{3})+$/, ',': /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/ };

/** Of a table, by its degrees, which never have thousands. Nothing where they have no decimals, or both kinds. */
export function decimalSignOf(degrees: readonly string[]): DecimalSign | undefined {
  const hasComma = degrees.some((text) => WITH_COMMA.test(text));
  if (hasComma === degrees.some((text) => WITH_POINT.test(text))) return undefined;
  return hasComma ? ',' : '.';
}

/** Nothing where it is no number, or may as well be a thousand times as much. */
export function numberIn(text: string, sign: DecimalSign | undefined, isAngle: boolean): number | undefined {
  if (!isAngle && THOUSANDS[sign ?? '.'].test(text)) return undefined;
  const value = Number(text.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
  return Number.isFinite(value) ? value : undefined;
}
