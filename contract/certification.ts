import { z } from 'zod';
import { checkIdNumber } from '@skyhelm/core/identity/id-number';
import { endpoint, needs, signedIn } from './endpoint.ts';
import { nameField, optionalText, requiredText } from './fields.ts';
import { CertificationId, FileId, UserId } from './ids.ts';

export const DOCUMENT_TYPES = ['idCard', 'passport'] as const;
/** Structure of the Chinese civil licence: what the person may do, with which kind of aircraft. */
export const LICENCE_GRADES = ['vlos', 'bvlos', 'instructor'] as const;
export const LICENCE_TYPES = ['caac', 'aopa', 'utc', 'other'] as const;
export const AIRCRAFT_CATEGORIES = ['multirotor', 'fixedWing', 'helicopter', 'vtol', 'autogyro', 'airship', 'other'] as const;

const submitted = z.object({ id: CertificationId });

export const realNameAuthentication = endpoint({
  method: 'POST',
  path: '/enterprise/user/realNameAuthentication',
  access: signedIn,
  kind: 'change',
  input: z.discriminatedUnion(
    'authenticationType',
    [
      z.object({
        authenticationType: z.literal('idCard'),
        realName: nameField,
        idNumber: requiredText(18).superRefine((text, context) => {
          const fault = checkIdNumber(text);
          if (fault) context.addIssue({ code: 'custom', message: fault });
        }),
        idFrontPhoto: FileId,
        idBackPhoto: FileId,
      }),
      z.object({
        authenticationType: z.literal('passport'),
        realName: nameField,
        passportNumber: requiredText(20).refine((text) => /^[A-Z0-9]{5,20}$/.test(text), { error: 'passport' }),
        passportPhoto: FileId,
      }),
    ],
    { error: 'choice' },
  ),
  output: submitted,
});
export const droneOperatorAuthentication = endpoint({
  method: 'POST',
  path: '/enterprise/user/droneOperatorAuthentication',
  access: signedIn,
  kind: 'change',
  input: z.object({
    licenceType: z.enum(LICENCE_TYPES, { error: 'choice' }),
    model: z.enum(AIRCRAFT_CATEGORIES, { error: 'choice' }),
    grade: z.enum(LICENCE_GRADES, { error: 'choice' }),
    expiresOn: z.iso.date({ error: 'date' }),
    certificatePhotos: z.array(FileId).min(1, { error: 'required' }).max(10),
  }),
  output: submitted,
});

const decision = z
  .object({
    /** The person whose pending submission is decided. */
    id: UserId,
    pass: z.boolean({ error: 'choice' }),
    reason: optionalText(200),
  })
  .refine((form) => form.pass || form.reason !== '', { error: 'required', path: ['reason'] });

export const approveUser = endpoint({
  method: 'POST',
  path: '/enterprise/user/approveUser',
  access: needs('user:legalize'),
  kind: 'change',
  input: decision,
  output: z.null(),
});
export const approveDroneOperator = endpoint({
  method: 'POST',
  path: '/enterprise/user/approveDroneOperator',
  access: needs('user:legalize'),
  kind: 'change',
  input: decision,
  output: z.null(),
});
