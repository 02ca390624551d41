import { z } from 'zod';
import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { AIRCRAFT_CATEGORIES, LICENCE_GRADES } from '@skyhelm/core/certification/licence';
import { STANDINGS } from '@skyhelm/core/certification/submission';
import { checkIdNumber } from '@skyhelm/core/identity/id-number';
import { endpoint, needs, signedIn } from './endpoint.ts';
import { calendarDayField, optionalText, realNameField, requiredText, timestamp } from './fields.ts';
import { CertificationId, DepartmentId, FileId, UserId } from './ids.ts';
import { longPageOf, pageQuery } from './page.ts';
import { CertificationState, USER_STATES } from './user.ts';

export const CERTIFICATION_KINDS = ['realName', 'pilot'] as const;
export const DOCUMENT_TYPES = ['idCard', 'passport'] as const;
export const LICENCE_TYPES = ['caac', 'aopa', 'utc', 'other'] as const;
export const CERTIFICATE_PHOTOS_MAX = 10;

const submitted = z.object({ id: CertificationId });

/** A photo that is not there yet is missing, not misspelt. */
const photoField = z.uuid({ error: ({ input }) => (input === undefined ? 'required' : 'id') }).brand<'FileId'>();

export const realNameAuthentication = endpoint({
  method: 'POST',
  path: '/enterprise/user/realNameAuthentication',
  access: signedIn,
  kind: 'change',
  input: z.discriminatedUnion(
    'authenticationType',
    [
      z
        .object({
          authenticationType: z.literal('idCard'),
          realName: realNameField,
          idNumber: requiredText(18).superRefine((text, context) => {
            const fault = checkIdNumber(text, documentDay(new Date()));
            if (fault) context.addIssue({ code: 'custom', message: fault });
          }),
          idFrontPhoto: photoField,
          idBackPhoto: photoField,
        })
        .refine((form) => form.idFrontPhoto !== form.idBackPhoto, { error: 'photo.same', path: ['idBackPhoto'] }),
      z.object({
        authenticationType: z.literal('passport'),
        realName: realNameField,
        passportNumber: requiredText(20).refine((text) => /^[A-Z0-9]{5,20}$/.test(text), { error: 'passport' }),
        passportPhoto: photoField,
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
    expiresOn: calendarDayField('required'),
    certificatePhotos: z
      .array(FileId)
      .min(1, { error: 'required' })
      .max(CERTIFICATE_PHOTOS_MAX)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'photo.same' }),
  }),
  output: submitted,
});

const decision = z
  .object({
    /** The person whose pending submission is decided. */
    id: UserId,
    /** The one that was looked at. Without it, the one that waits: either way the reviewer must have opened it. */
    certificationId: CertificationId.optional(),
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

/** One submission without what makes a document worth stealing. */
export const Certification = z.object({
  id: CertificationId,
  kind: z.enum(CERTIFICATION_KINDS),
  standing: z.enum(STANDINGS),
  userId: UserId,
  name: z.string(),
  userName: z.string(),
  userState: z.enum(USER_STATES),
  deptName: z.string(),
  /** Of an identity; the number is masked. */
  document: z.object({ authenticationType: z.enum(DOCUMENT_TYPES), number: z.string() }).nullable(),
  licence: z
    .object({
      licenceType: z.enum(LICENCE_TYPES),
      model: z.enum(AIRCRAFT_CATEGORIES),
      grade: z.enum(LICENCE_GRADES),
      expiresOn: z.iso.date(),
      /** Negative once it has run out. */
      daysLeft: z.int(),
    })
    .nullable(),
  submittedAt: timestamp,
  /** When it was decided or withdrawn. */
  decidedAt: timestamp.nullable(),
  decidedBy: z.string(),
  reason: z.string(),
});
export type Certification = z.output<typeof Certification>;

export const getCertifications = endpoint({
  method: 'POST',
  path: '/enterprise/user/getCertifications',
  access: needs('user:legalize'),
  kind: 'read',
  /** `queue`: what waits, the longest first, then what was decided, the latest first. By `expiresOn` licences only. */
  input: pageQuery(['queue', 'submittedAt', 'expiresOn']).extend({
    /** Part of a name, account or mobile. */
    keyword: optionalText(50),
    kind: z.enum(CERTIFICATION_KINDS, { error: 'choice' }).optional(),
    standing: z.enum(STANDINGS, { error: 'choice' }).optional(),
    /** With those below it. */
    deptId: DepartmentId.optional(),
    /** Licences that hold now and run out within so many days. */
    expiringWithinDays: z.int({ error: 'number' }).min(0).max(3_650).optional(),
  }),
  output: longPageOf(Certification),
});

export const PHOTO_SIDES = ['front', 'back', 'passport', 'certificate'] as const;

export const CertificationDetails = Certification.extend({
  /** Both empty of a licence. */
  realName: z.string(),
  number: z.string(),
  photos: z.array(z.object({ id: FileId, side: z.enum(PHOTO_SIDES) })),
  /** Other accounts of the enterprise whose identity has the same number: those within reach by name, the rest as a count. */
  sameNumber: z.array(z.object({ name: z.string(), userName: z.string() })),
  sameNumberElsewhere: z.int(),
});
export type CertificationDetails = z.output<typeof CertificationDetails>;

/** The documents themselves, for their owner and for reviewers, whose every look is logged. */
export const getCertification = endpoint({
  method: 'POST',
  path: '/enterprise/user/getCertification',
  access: signedIn,
  kind: 'change',
  secret: true,
  input: z.object({ id: CertificationId }),
  output: CertificationDetails,
});

/** Everything a person has submitted, newest first. */
export const getCertificationHistory = endpoint({
  method: 'GET',
  path: '/enterprise/user/getCertificationHistory',
  access: needs('user:legalize'),
  kind: 'read',
  input: z.object({ id: UserId }),
  output: z.array(Certification),
});
export const getOwnCertifications = endpoint({
  method: 'GET',
  path: '/enterprise/user/getOwnCertifications',
  access: signedIn,
  kind: 'read',
  input: z.object({}),
  output: z.object({ realName: CertificationState, pilot: CertificationState, rows: z.array(Certification) }),
});
/** Takes back what I submitted and nobody has decided yet. */
export const withdrawCertification = endpoint({
  method: 'POST',
  path: '/enterprise/user/withdrawCertification',
  access: signedIn,
  kind: 'change',
  input: z.object({ id: CertificationId }),
  output: z.null(),
});
