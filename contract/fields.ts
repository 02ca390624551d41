import { isAccount, isName, ACCOUNT_LENGTH, NAME_MAX } from '@skyhelm/core/identity/name';
import { isAcceptablePassword } from '@skyhelm/core/identity/password';
import { isMobile, MOBILE_MAX } from '@skyhelm/core/identity/mobile';
import { isRealName } from '@skyhelm/core/identity/real-name';
import type { Issue } from '@skyhelm/core/issue';
import { isKeptMoment } from '@skyhelm/core/kept-moment';
import { isTimeZone } from '@skyhelm/core/zone-clock';
import { z } from 'zod';

/**
 * Field schemas whose failures carry a code of `i18n/<lang>/issues.ts` instead of an English sentence.
 * A code may bring parameters: `code|name=value`.
 */
const MISSING = 'required';
/** What a rule of core has found, as such a code. */
export const codeOf = ({ code, params = {} }: Pick<Issue, 'code' | 'params'>): string =>
  [code, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join('|');

/** Text without control characters, without marks that turn the reading direction, in one Unicode spelling. */
const plainText = (max: number, missing = MISSING) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? missing : 'text') })
    .normalize('NFC')
    .trim()
    .refine((text) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u.test(text), {
      error: 'text',
    })
    .refine((text) => [...text].length <= max, { error: `tooLong|max=${max}` })
    .meta({ maxLength: max });

export const requiredText = (max: number, missing = MISSING) => plainText(max, missing).refine((text) => text !== '', { error: missing });
export const optionalText = (max: number) => plainText(max).optional().default('');

const codedText = (max: number, valid: (text: string) => boolean, code: string, missing = MISSING) =>
  requiredText(max, missing).refine((text) => text === '' || valid(text), { error: code });

export const nameField = codedText(NAME_MAX, isName, 'name');
export const realNameField = codedText(NAME_MAX, isRealName, 'realName');
export const accountField = codedText(ACCOUNT_LENGTH.max, isAccount, 'account');
export const mobileField = codedText(MOBILE_MAX, isMobile, 'mobile', 'mobile.required');
export const optionalMobile = optionalText(MOBILE_MAX).refine((text) => text === '' || isMobile(text), { error: 'mobile' });
export const emailField = codedText(254, (text) => z.email().safeParse(text).success, 'email');
export const optionalEmail = optionalText(254).refine((text) => text === '' || z.email().safeParse(text).success, { error: 'email' });

/** A new password, held to the rule. Never trimmed: what was typed is what is hashed. */
export const newPasswordField = z
  .string({ error: 'password.required' })
  .refine((text) => text !== '', { error: 'password.required', abort: true })
  .refine(isAcceptablePassword, { error: 'password.rule' });
/** A password that is being checked: any rule here would only tell an attacker something. */
export const givenPasswordField = z
  .string({ error: 'password.required' })
  .min(1, { error: 'password.required' })
  .max(256, { error: 'tooLong|max=256' });

/** A picture by its id or by the address the upload gave. */
export const pictureOf = <T extends z.ZodType>(id: T) =>
  z
    .string({ error: 'id' })
    .transform((text) => text.slice(text.lastIndexOf('/') + 1))
    .pipe(id as z.ZodType<z.output<T>, string>);

export const idOf = <const B extends string>() => z.uuid({ error: 'id' }).brand<B>();
/** Counts up with each change; an edit that names an older one is refused instead of overwriting. */
export const versionField = z.int({ error: 'number' }).min(1);
export const LANGUAGES = ['zh', 'en', 'ru'] as const;
export const languageField = z.enum(LANGUAGES, { error: 'choice' });
export const timestamp = z.iso.datetime();
export const timeZoneField = z.string({ error: 'timeZone' }).max(64, { error: 'timeZone' }).refine(isTimeZone, { error: 'timeZone' });
/** Where the reader's clock stands: days and times are told by it, each as it was on that day. An offset (`+05:30`) is one that is never changed. */
export const readerZoneField = timeZoneField.default('UTC');
/** What is no moment at all has been refused for that. */
const isKept = (text: string): boolean => Number.isNaN(Date.parse(text)) || isKeptMoment(Date.parse(text));
const OUT_OF_YEARS = { error: 'date.years' };
/** A moment that somebody has entered: what the year 9999 ends with is in another one by a clock that is behind. */
export const momentField = (missing: string) =>
  z.iso.datetime({ error: ({ input }) => (input ? 'date' : missing), offset: true }).refine(isKept, OUT_OF_YEARS);
/** The same in UTC. */
export const utcMomentField = timestamp.refine(isKept, OUT_OF_YEARS);
/** A day of the calendar, of a year that the database has. */
export const calendarDayField = (missing: string) =>
  z.iso.date({ error: ({ input }) => (input ? 'date' : missing) }).refine(isKept, OUT_OF_YEARS);
