import { describe, expect, it } from 'vitest';
import { changePassword } from '@skyhelm/contract/session';
import { issueAt } from '../../ui/form/rules.ts';

describe('a field held to the form’s schema', () => {
  it('gives the code of the first rule it breaks, whatever other fields lack', () => {
    expect(issueAt(changePassword.input, { newPassword: 'short' }, 'newPassword')).toBe('password.rule');
    expect(issueAt(changePassword.input, {}, 'oldPassword')).toBe('password.required');
  });

  it('is quiet about a field that is right', () => {
    expect(issueAt(changePassword.input, { newPassword: 'Abcdefg1' }, 'newPassword')).toBeUndefined();
  });

  it('sees rules that span fields', () => {
    const values = { oldPassword: 'x', newPassword: 'Abcdefg1', confirmPassword: 'Abcdefg2' };
    expect(issueAt(changePassword.input, values, 'confirmPassword')).toBe('password.mismatch');
    expect(issueAt(changePassword.input, { ...values, oldPassword: undefined }, 'confirmPassword')).toBe('password.mismatch');
    expect(issueAt(changePassword.input, { newPassword: 'Abcdefg1' }, 'confirmPassword')).toBe('password.confirm');
  });
});
