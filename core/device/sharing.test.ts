import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rightsTo, shareStatus, type Standing } from './sharing.ts';

const standing: fc.Arbitrary<Standing> = fc.record({
  isAdministrator: fc.boolean(),
  isOwner: fc.boolean(),
  isSoftware: fc.boolean(),
  isReached: fc.boolean(),
  shared: fc.constantFrom('see', 'fly', undefined),
  exclusive: fc.constantFrom('mine', 'anothers', undefined),
});

test('nobody flies or manages what they do not see', () => {
  fc.assert(
    fc.property(standing, (given) => {
      const { see, fly, manage } = rightsTo(given);
      if (fly || manage) expect(see).toBe(true);
    }),
  );
});

test('while somebody has it exclusively nobody else flies it but administrators, and only its owner still sees it', () => {
  fc.assert(
    fc.property(standing, (given) => {
      const { see, fly } = rightsTo({ ...given, isAdministrator: false, exclusive: 'anothers' });
      expect(fly).toBe(false);
      expect(see).toBe(given.isOwner);
    }),
  );
});

test('an administrator may do everything, whoever has the device', () => {
  fc.assert(
    fc.property(standing, (given) => {
      expect(rightsTo({ ...given, isAdministrator: true })).toEqual({ see: true, fly: true, manage: true });
    }),
  );
});

test('to be shared with, or to have it exclusively, is not to manage it', () => {
  fc.assert(
    fc.property(standing, (given) => {
      expect(rightsTo({ ...given, isAdministrator: false, isOwner: false, isReached: false }).manage).toBe(false);
    }),
  );
});

test('whoever merely reaches the owner does not fly, unless it is software', () => {
  const reaching = { isAdministrator: false, isOwner: false, isReached: true, shared: undefined, exclusive: undefined };
  expect(rightsTo({ ...reaching, isSoftware: false }).fly).toBe(false);
  expect(rightsTo({ ...reaching, isSoftware: true }).fly).toBe(true);
  expect(rightsTo({ ...reaching, isSoftware: true, isReached: false }).fly).toBe(false);
});

test('the same share is given to one and received by the other', () => {
  expect(shareStatus({ isOwner: true, isReceived: false, others: 1 })).toBe('shared');
  expect(shareStatus({ isOwner: false, isReceived: true, others: 1 })).toBe('isShared');
  expect(shareStatus({ isOwner: false, isReceived: false, others: 0 })).toBe('notShared');
  expect(shareStatus({ isOwner: true, isReceived: true, others: 1 })).toBe('shared');
});
