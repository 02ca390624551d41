import { changeUserInfo } from '@skyhelm/contract/user';
import { expect, test } from 'vitest';
import { ownChanges } from './own-changes.ts';

const image = '01890000-0000-7000-8000-000000000001';
const isAccepted = (...given: Parameters<typeof ownChanges>) => changeUserInfo.input.safeParse(ownChanges(...given)).success;

test('a picture is saved without a number by whoever has none; nothing else is', () => {
  expect(isAccepted({ mobile: '' }, '', image)).toBe(true);
  expect(isAccepted({ mobile: '' }, '', undefined)).toBe(false);
});

test('a number is not emptied along with a new picture, and a new one brings the password', () => {
  expect(isAccepted({ mobile: '' }, '13800138000', image)).toBe(false);
  expect(ownChanges({ mobile: '13900139000', password: 'secret' }, '13800138000', image)).toEqual({
    mobile: '13900139000',
    password: 'secret',
    image,
  });
});

test('a password typed for a number that was changed back is not sent', () => {
  expect(ownChanges({ mobile: '13800138000', password: 'secret' }, '13800138000', undefined)).toEqual({ mobile: '13800138000' });
});
