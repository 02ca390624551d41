/** Codes of the provinces in the first two digits of a Chinese resident identity number (GB/T 2260). */
const PROVINCES = new Set([
  11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54, 61, 62, 63, 64, 65, 71, 81, 82,
  83,
]);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

export const ID_NUMBER_FAULTS = [
  'idNumber.format',
  'idNumber.birthDate',
  'idNumber.birthAhead',
  'idNumber.address',
  'idNumber.checkDigit',
] as const;
export type IdNumberFault = (typeof ID_NUMBER_FAULTS)[number];

/**
 * GB 11643: area code, birth date, order, ISO 7064 MOD 11-2 check character. Of the area only the province is
 * held to a list: districts are renamed and dissolved, and numbers given out there stay. Whether the birth date lies ahead is told to whoever says what day it is, as YYYY-MM-DD.
 */
export function checkIdNumber(text: string, today?: string): IdNumberFault | undefined {
  if (!/^[0-9]{17}[0-9X]$/.test(text)) return 'idNumber.format';
  const born = birthDate(text);
  if (!born) return 'idNumber.birthDate';
  if (today !== undefined && born > today) return 'idNumber.birthAhead';
  if (!PROVINCES.has(Number(text.slice(0, 2)))) return 'idNumber.address';
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECK_DIGITS[sum % 11] === text[17] ? undefined : 'idNumber.checkDigit';
}

/** The birth date inside the number as YYYY-MM-DD, if such a day exists. */
export function birthDate(idNumber: string): string | undefined {
  const [year, month, day] = [idNumber.slice(6, 10), idNumber.slice(10, 12), idNumber.slice(12, 14)];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month}-${day}` : undefined;
}

export interface IdNumberFacts {
  birthDate: string;
  sex: 'male' | 'female';
  /** First two digits: the province where the number was given out. */
  province: string;
}

/** What a valid number tells about its holder, to be compared with the pictures. */
export const idNumberFacts = (idNumber: string): IdNumberFacts => ({
  birthDate: birthDate(idNumber) ?? '',
  sex: Number(idNumber[16]) % 2 === 1 ? 'male' : 'female',
  province: idNumber.slice(0, 2),
});

/** Enough to recognise one's own, too little to be worth anything: the first and the last three characters, or two of a short one. */
export function maskedNumber(number: string): string {
  const shown = number.length > 10 ? 3 : 2;
  return number.length <= 2 * shown
    ? '*'.repeat(number.length)
    : number.slice(0, shown) + '*'.repeat(number.length - 2 * shown) + number.slice(-shown);
}
