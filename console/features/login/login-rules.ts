import type { RuleObject } from 'antd/es/form';
import { isMobile } from '@skyhelm/core/identity/mobile';
import { isAccount, isName } from '@skyhelm/core/identity/name';
import { isAcceptablePassword } from '@skyhelm/core/identity/password';
import { issueText } from '../../words/issue-text.ts';

/** The contract's field rules without its schema library, which this first page of all does without. */
const rule = (isRight: (text: string) => boolean, code: string, missing: string = 'required'): RuleObject => ({
  validator: async (_, value: string | undefined) => {
    const text = value ?? '';
    if (text.trim() === '') throw new Error(issueText(missing));
    if (!isRight(text)) throw new Error(issueText(code));
  },
});

const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const RULES = {
  loginName: rule(() => true, 'required'),
  givenPassword: rule(() => true, 'required', 'password.required'),
  newPassword: rule(isAcceptablePassword, 'password.rule', 'password.required'),
  code: rule((text) => /^[0-9]{6}$/.test(text.trim()), 'code', 'code'),
  secondFactor: rule((text) => /^([0-9]{6}|[a-z2-9]{5}-?[a-z2-9]{5})$/i.test(text.trim()), 'code', 'code'),
  target: rule((text) => isMobile(text.trim()) || isEmail(text.trim()), 'mobileOrEmail', 'mobileOrEmail'),
  mobile: rule((text) => isMobile(text.trim()), 'mobile'),
  account: rule((text) => isAccount(text.trim()), 'account'),
  name: rule((text) => isName(text.trim()), 'name'),
};

/** Looked at again whenever the password above it changes. */
export const sameAs =
  (field: string) =>
  ({ getFieldValue }: { getFieldValue(name: string): unknown }): RuleObject =>
    rule((text) => text === getFieldValue(field), 'password.mismatch', 'password.confirm');
