import { isMobile, normalMobile } from '@skyhelm/core/identity/mobile';

/** What somebody typed to say who they are, in the spellings under which an account may be stored. */
export interface LoginName {
  account: string;
  mobile?: string;
  email?: string;
}

export function loginName(typed: string): LoginName {
  const text = typed.trim();
  return {
    account: text.toLowerCase(),
    ...(isMobile(text) && { mobile: normalMobile(text) }),
    ...(text.includes('@') && { email: text.toLowerCase() }),
  };
}

/** Where a code can go, in its one spelling; an account name is no such place. */
export function codeTarget(typed: string): { way: 'sms' | 'mail'; target: string } | undefined {
  const { mobile, email } = loginName(typed);
  if (email !== undefined) return { way: 'mail', target: email };
  return mobile === undefined ? undefined : { way: 'sms', target: mobile };
}

/** The one spelling under which tries are counted. */
export const countedName = ({ account, mobile, email }: LoginName): string => email ?? mobile ?? account;
