import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthDate, checkIdNumber, idNumberFacts, maskedNumber } from './id-number.ts';

/** The check character by the formula of ISO 7064 itself, not by the table of weights the code uses. */
function withCheckCharacter(body: string): string {
  const remainder = [...body].reduce((rest, digit) => ((rest + Number(digit)) * 2) % 11, 0);
  return body + '0123456789X'[(12 - remainder) % 11];
}

const validNumber = fc
  .record({
    area: fc.constantFrom('110101', '310115', '440305', '650102', '710000', '810000', '830000'),
    day: fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    order: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ area, day, order }) =>
    withCheckCharacter(`${area}${day.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`),
  );

test('every number made by the standard is accepted and gives its birth date', () => {
  fc.assert(
    fc.property(validNumber, (number) => {
      expect(checkIdNumber(number)).toBeUndefined();
      expect(birthDate(number)?.replaceAll('-', '')).toBe(number.slice(6, 14));
    }),
  );
});

test('one wrong character anywhere is found', () => {
  fc.assert(
    fc.property(validNumber, fc.nat(17), fc.constantFrom(...'0123456789X'.split('')), (number, place, character) => {
      fc.pre(number[place] !== character);
      expect(checkIdNumber(number.slice(0, place) + character + number.slice(place + 1))).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test('two neighbours that changed places are found', () => {
  fc.assert(
    fc.property(validNumber, fc.nat(15), (number, place) => {
      fc.pre(number[place] !== number[place + 1]);
      const swapped = number.slice(0, place) + number[place + 1] + number[place] + number.slice(place + 2);
      expect(checkIdNumber(swapped)).toBeDefined();
    }),
  );
});

test('each fault is named for what it is', () => {
  expect(checkIdNumber('11010519491231002X')).toBeUndefined();
  expect(checkIdNumber('110105194912310021')).toBe('idNumber.checkDigit');
  expect(checkIdNumber(withCheckCharacter('99010519491231002'))).toBe('idNumber.address');
  expect(checkIdNumber(withCheckCharacter('11010519490229002'))).toBe('idNumber.birthDate');
  expect(checkIdNumber(withCheckCharacter('11010518991231002'))).toBe('idNumber.birthDate');
  expect(checkIdNumber(withCheckCharacter('11010520300102002'), '2030-01-01')).toBe('idNumber.birthAhead');
  expect(checkIdNumber(withCheckCharacter('11010520300101002'), '2030-01-01')).toBeUndefined();
  expect(checkIdNumber('11010519491231002x')).toBe('idNumber.format');
  expect(checkIdNumber('１１０１０５１９４９１２３１００２X')).toBe('idNumber.format');
  expect(checkIdNumber('110105491231002')).toBe('idNumber.format');
});

test('a number tells birth date, sex and province', () => {
  expect(idNumberFacts('11010519491231002X')).toEqual({ birthDate: '1949-12-31', sex: 'female', province: '11' });
  expect(idNumberFacts('44030519900101051X').sex).toBe('male');
});

test('a masked number keeps its length and shows at most six of its characters', () => {
  expect(maskedNumber('11010519491231002X')).toBe('110************02X');
  expect(maskedNumber('E12345678')).toBe('E1*****78');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,20}$/), (number) => {
      const masked = maskedNumber(number);
      expect(masked).toHaveLength(number.length);
      expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(Math.min(6, number.length - 1));
    }),
  );
});
